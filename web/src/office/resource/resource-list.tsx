import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ListFailed, ListLoading } from '../list/list-states.tsx'
import { DeleteTool, EditTool, Row, RowTools, RowWords } from '../list/row.tsx'
import { useRowFocus } from '../list/use-row-focus.ts'
import { isGone, showFailure, withRetryHint } from '../page/failure.ts'
import { Panel } from '../page/panel.tsx'
import { type Item, type Listed, quoteName, type Resource } from './resource.ts'
import { patchItem, refetchList, useRemove } from './resource-changes.ts'

type SwitchProps = {
  label: string
  isOn: boolean
  /** While pending: keeps focus, ignores presses. */
  isBusy: boolean
  onSwitch: (on: boolean) => void
}

const Switch = ({ label, isOn, isBusy, onSwitch }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className="group/switch flex min-h-10 flex-none items-center gap-2 px-1 off:cursor-progress max-md:min-h-11"
    aria-label={label}
    aria-checked={isOn}
    aria-disabled={isBusy}
    onClick={() => isBusy || onSwitch(!isOn)}
  >
    <span
      className="font-medium text-dense text-khata-700 group-aria-checked/switch:text-jaanla-800"
      aria-hidden="true"
    >
      {isOn ? 'Active' : 'Inactive'}
    </span>
    <span className="flex h-6 w-11 items-center rounded-full border border-khata-500 bg-khata-200 p-0.5 transition-colors duration-(--duration-tap) group-hover/switch:border-jaanla-700 group-aria-checked/switch:border-jaanla-700 group-aria-checked/switch:bg-jaanla-700">
      <span className="size-4.5 rounded-full border border-khata-500 bg-white transition-transform duration-(--duration-tap) group-aria-checked/switch:translate-x-5 group-aria-checked/switch:border-white" />
    </span>
  </button>
)

export type Tools = { name: string; onEdit: () => void; onDelete: () => void }

type ResourceListProps<I extends Item> = {
  of: Listed<I>
  items: I[] | undefined
  error: unknown
  onRetry: () => unknown
  onEdit: (id: string) => void
  empty: ReactNode
  level?: 'h2' | 'h3'
  loading?: string
  failed?: string
  children: (items: I[], toolsOf: (item: I) => Tools) => ReactNode
} & Omit<ComponentProps<'div'>, 'children'>

/** A list with its states. Delete asks nothing, because Undo and the trash bring everything back. */
export const ResourceList = <I extends Item>(props: ResourceListProps<I>) => {
  const { of, items, error, onRetry, onEdit, empty, loading, failed, ...others } = props
  const { level = 'h2', children, ...rest } = others
  const remove = useRemove(of)
  const rowFocus = useRowFocus<HTMLDivElement>()
  const toolsOf = (item: I): Tools => ({
    name: of.nameOf(item),
    onEdit: () => onEdit(String(item.id)),
    onDelete: () => remove(item),
  })
  const list = () => {
    if (items) return items.length > 0 ? children(items, toolsOf) : empty
    if (!error) return <ListLoading label={loading ?? `Loading the ${of.many}...`} />
    const title = failed ?? `The ${of.many} could not be loaded`
    return <ListFailed level={level} title={title} error={error} onRetry={onRetry} />
  }
  return (
    <div {...rest} {...rowFocus}>
      {list()}
    </div>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <Panel>
    <ul>{children}</ul>
  </Panel>
)

type ResourceRowProps = {
  item: Item
  tools: Tools
  turn?: { isBusy: boolean; onSwitch: (on: boolean) => void }
  /** Before the text, such as a handle. */
  before?: ReactNode
  /** More tools, before Edit and Delete. */
  more?: ReactNode
  children: ReactNode
} & Omit<ComponentProps<typeof Row>, 'children' | 'isInactive'>

export const ResourceRow = (props: ResourceRowProps) => {
  const { item, tools, turn, before, more, children, ...rest } = props
  const { isActive = true } = item
  const { name } = tools
  return (
    <Row isInactive={!isActive} {...rest}>
      {before}
      <RowWords>{children}</RowWords>
      <RowTools>
        {turn && <Switch label={`Active: ${name}`} isOn={isActive} {...turn} />}
        {more}
        <EditTool name={name} onClick={tools.onEdit} />
        <DeleteTool name={name} onClick={tools.onDelete} />
      </RowTools>
    </Row>
  )
}

type ResourceEditingProps<I extends Item> = {
  of: Resource<I>
  /** `new`, an id, or undefined when closed. */
  openId: string | undefined
  items: I[] | undefined
  onClose: () => void
  children: (item: I | undefined) => ReactNode
}

/** The editor named by the address. It keeps the item as opened, so that list changes never close it. */
export const ResourceEditing = <I extends Item>(props: ResourceEditingProps<I>) => {
  const { of, openId, items, onClose, children } = props
  const [opened, setOpened] = useState<I>()
  const isOpen = opened && String(opened.id) === openId
  const item = isOpen ? opened : items?.find(({ id }) => String(id) === openId)
  if (item !== opened) setOpened(item)
  if (openId === undefined) return null
  if (item || openId.startsWith('new')) return children(item)
  if (!items) return null
  return (
    <Dialog title={`Edit ${of.title}`} onClose={onClose}>
      <p>This {of.name} does not exist any more.</p>
    </Dialog>
  )
}

/** After so many conflicts of versions a switch gives up. */
const maxTries = 5

type Turn<I> = { item: I; isActive: boolean }

/** Sends the one field, retrying on others' newer versions, whose changes stay. */
const sendTurn = async <I extends Item>(
  { change, currentOf }: Resource<I, never, { isActive: boolean }>,
  { item: { id, version: first }, isActive }: Turn<I>,
) => {
  let version = first
  for (let tries = 1; ; tries++) {
    try {
      return { item: await change(id, { isActive }, version), isFollowed: tries > 1 }
    } catch (error) {
      const current = currentOf(error)
      if (!current || tries === maxTries) throw error
      if (current.isActive === isActive) return { item: current, isFollowed: true }
      version = current.version
    }
  }
}

export const useSwitch = <I extends Item>(of: Resource<I, never, { isActive: boolean }>) => {
  const client = useQueryClient()
  const { title, nameOf } = of
  const turn = useMutation({
    mutationKey: of.key,
    mutationFn: (wanted: Turn<I>) => sendTurn(of, wanted),
    onMutate: ({ item, isActive }) =>
      patchItem(client, of, item.id, (one: I) => ({ ...one, isActive })),
    onSuccess: ({ item, isFollowed }, { isActive }) => {
      patchItem(client, of, item.id, (one: I) => ({ ...one, ...item }))
      const turnedTexts = of.turned?.(item) ?? {
        title: `${title} Updated`,
        description: `${quoteName(nameOf(item))} is ${isActive ? 'active' : 'inactive'} now.`,
      }
      const theirs =
        isFollowed && `${item.changedBy ?? 'Somebody'} changed it meanwhile; that stays.`
      toast({
        title: turnedTexts.title,
        description: [turnedTexts.description, theirs].filter(Boolean).join(' '),
        action: { label: 'Undo', run: () => turn.mutate({ item, isActive: !isActive }) },
      })
    },
    onError: (error, wanted) => {
      const { item, isActive } = wanted
      patchItem(client, of, item.id, (one: I) => ({ ...one, isActive: !isActive }))
      showFailure(error, {
        fallback: withRetryHint(`${nameOf(item)} could not be turned ${isActive ? 'on' : 'off'}.`),
        ...(!isGone(error) && { retry: () => turn.mutate(wanted) }),
      })
    },
    onSettled: (_, error) => refetchList(client, of, error),
  })
  const { mutate, isPending, variables } = turn
  return {
    turn: (item: I, isActive: boolean) => mutate({ item, isActive }),
    busyId: isPending ? variables.item.id : undefined,
  }
}
