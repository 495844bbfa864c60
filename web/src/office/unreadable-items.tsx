import type { UnreadableKind } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { isGone, showFailure } from './failure.ts'
import { panelClass } from './panel.tsx'
import { Row, RowText, RowTitle, RowTools, RowWords } from './row.tsx'
import { DeleteTool } from './row-tools.tsx'
import { isGoneForGood, nowInTrash, staysInTrash } from './trash-words.ts'
import { forgetUnreadable, useUnreadable } from './unreadable.ts'

type UnreadableItemsProps = {
  kind: UnreadableKind
  /** Such as `post`. */
  name: string
  remove: (id: string) => Promise<unknown>
  /** True when it goes to the trash. */
  isKept?: boolean
  /** What deleting means, when the item is not simply gone. */
  consequence?: string
}

const consequenceOf = (isKept = false) =>
  `Its content cannot be shown. ${isKept ? staysInTrash : isGoneForGood}`

const useRemove = ({ kind, name, remove, isKept }: UnreadableItemsProps) =>
  useMutation({
    mutationFn: remove,
    onSuccess: (_, id) => {
      forgetUnreadable({ kind, id })
      const what = `The ${name} that could not be read`
      toast({
        title: 'Deleted',
        description: isKept ? nowInTrash(what) : `${what} is gone.`,
      })
    },
    onError: (error, id) => {
      if (isGone(error)) forgetUnreadable({ kind, id })
      else showFailure(error)
    },
  })

/** Items that a list left out as unreadable; they can only be deleted. */
export const UnreadableItems = (props: UnreadableItemsProps) => {
  const { kind, name, consequence = consequenceOf(props.isKept) } = props
  const ids = useUnreadable(kind)
  const remove = useRemove(props)
  const [asked, setAsked] = useState<string>()
  if (!ids.length) return null
  return (
    <>
      <ul className={`mb-3 ${panelClass}`} aria-label="Cannot be read">
        {ids.map((id) => (
          <Row key={id}>
            <RowWords>
              <RowTitle>This {name} cannot be read</RowTitle>
              <RowText>It is left out of every list and page. Its id is {id}.</RowText>
            </RowWords>
            <RowTools>
              <DeleteTool name={`the ${name} ${id}`} onClick={() => setAsked(id)} />
            </RowTools>
          </Row>
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={`Delete the ${name} that cannot be read?`}
          yes="Delete"
          onYes={() => {
            remove.mutate(asked)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{consequence}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
