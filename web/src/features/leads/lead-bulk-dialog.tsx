import { asciiDigits, type LeadChange, leadStatuses } from '@bong-bari/contract'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { many } from './lead-bulk-job.ts'
import { FollowUpWindow } from './lead-follow-up-dialog.tsx'
import { statusLooks } from './lead-status.tsx'
import { useMe, useTeam } from './lead-team.ts'

export type BulkKind = 'status' | 'owner' | 'followUpOn' | 'done' | 'spam' | 'restore' | 'erase'

type Wanted = { change: LeadChange; owner?: string }

type BulkDialogProps = {
  kind: BulkKind
  count: number
  onYes: (change: LeadChange, owner?: string) => void
  onClose: () => void
}

type AskProps = {
  title: string
  yes: string
  danger?: boolean
  wanted: Wanted | undefined
  children: ReactNode
} & Pick<BulkDialogProps, 'onYes' | 'onClose'>

const Ask = ({ title, yes, danger, wanted, children, onYes, onClose }: AskProps) => (
  <Dialog title={title} onClose={onClose}>
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted) onYes(wanted.change, wanted.owner)
      }}
    >
      {children}
      <DialogActions>
        <Button
          type="submit"
          className="wrap-anywhere whitespace-normal!"
          variant={danger ? 'danger' : 'primary'}
          disabled={!wanted}
        >
          {yes}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  </Dialog>
)

type ChoicesProps = {
  legend: string
  choices: readonly { value: string; word: ReactNode }[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

const Choices = ({ legend, choices, chosen, onChoose }: ChoicesProps) => (
  <fieldset className="min-w-0 overflow-hidden rounded-field border border-khata-500">
    <legend className="sr-only">{legend}</legend>
    {choices.map(({ value, word }, at) => (
      <label
        key={value}
        className={`wrap-anywhere flex min-h-11 cursor-pointer items-center gap-2.5 border-khata-200 px-3 not-last:border-b ${value === chosen ? 'bg-jaanla-100' : 'hover:bg-khata-50'}`}
      >
        <input
          type="radio"
          className="size-[18px] flex-none accent-jaanla-700"
          name={legend}
          value={value}
          data-autofocus={at === 0 || undefined}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {word}
      </label>
    ))}
  </fieldset>
)

const Undoable = () => (
  <p className="text-dense text-khata-700">
    Requests that have it already are left alone. Undo puts the others back.
  </p>
)

const StatusDialog = ({ count, ...rest }: BulkDialogProps) => {
  const [chosen, choose] = useState<string>()
  const status = leadStatuses.find((one) => one === chosen)
  return (
    <Ask
      title={`The status of ${many(count)}`}
      yes={status ? `Mark as ${statusLooks[status].label}` : 'Choose a status'}
      wanted={status && { change: { leadStatus: status } }}
      {...rest}
    >
      <Choices
        legend="Status"
        choices={leadStatuses.map((value) => {
          const { icon: Icon, label } = statusLooks[value]
          return {
            value,
            word: (
              <>
                <Icon className="size-[17px]" />
                {label}
              </>
            ),
          }
        })}
        chosen={chosen}
        onChoose={choose}
      />
      <Undoable />
    </Ask>
  )
}

const nobody = 'nobody'

const OwnerDialog = ({ count, ...rest }: BulkDialogProps) => {
  const [chosen, choose] = useState<string>()
  const me = useMe()
  const members = [...(me ? [me] : []), ...useTeam().filter(({ id }) => id !== me?.id)]
  const owner = members.find(({ id }) => id === chosen)
  const name = owner?.id === me?.id ? 'you' : owner?.username
  const wanted: Wanted | undefined =
    chosen === nobody
      ? { change: { ownerId: null } }
      : owner && { change: { ownerId: owner.id }, ...(name && { owner: name }) }
  return (
    <Ask
      title={`The owner of ${many(count)}`}
      yes={owner ? `Give to ${name}` : chosen ? 'Leave to nobody' : 'Choose an owner'}
      wanted={wanted}
      {...rest}
    >
      <Choices
        legend="Owner"
        choices={[
          ...members.map(({ id, username }) => ({
            value: id,
            word: id === me?.id ? `Me (${username})` : username,
          })),
          { value: nobody, word: 'Nobody' },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <Undoable />
    </Ask>
  )
}

const DayDialog = ({ count, onYes, onClose }: BulkDialogProps) => (
  <FollowUpWindow
    title={`The follow-up day of ${many(count)}`}
    hasDay
    onChoose={(followUpOn) => onYes({ followUpOn })}
    onClose={onClose}
  >
    <Undoable />
  </FollowUpWindow>
)

const DoneDialog = ({ count, ...rest }: BulkDialogProps) => {
  const [chosen, choose] = useState('done')
  const isBack = chosen === 'wrote-back'
  return (
    <Ask
      title={`What is to be done about ${many(count)}?`}
      yes={isBack ? 'They wrote back' : chosen === 'done' ? 'Mark as done' : 'Not done'}
      wanted={{ change: isBack ? { wroteBack: true } : { done: chosen === 'done' } }}
      {...rest}
    >
      <Choices
        legend="What is to be done"
        choices={[
          { value: 'done', word: 'Nothing more: they are done' },
          { value: 'not-done', word: 'They are not done' },
          { value: 'wrote-back', word: 'To be answered: they wrote back' },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <Undoable />
    </Ask>
  )
}

const SpamDialog = ({ kind, count, ...rest }: BulkDialogProps) => {
  const spam = kind === 'spam'
  return (
    <Ask
      title={spam ? `Mark ${many(count)} as spam?` : `Take ${many(count)} out of the spam?`}
      yes={spam ? 'Mark as spam' : 'Not spam'}
      wanted={{ change: { spam } }}
      {...rest}
    >
      <p>
        {spam
          ? 'They leave every list, count and export, and are kept in the spam folder. Undo brings them back.'
          : 'They return to the list, at the time they came. Undo takes them back.'}
      </p>
    </Ask>
  )
}

const EraseDialog = ({ count, ...rest }: BulkDialogProps) => {
  const [typed, type] = useState('')
  const isSure = asciiDigits(typed).replace(/[\s,]/g, '') === String(count)
  return (
    <Ask
      title={`Erase ${many(count)}?`}
      yes={`Erase ${many(count)} for good`}
      danger
      wanted={isSure ? { change: { erase: true } } : undefined}
      {...rest}
    >
      <p>
        What these people wrote, their e-mail addresses and phone numbers, and your notes on them go
        for good. <b>There is no undo.</b>
      </p>
      <p>Exported files not downloaded yet go too.</p>
      <InputField
        label={`To erase ${count === 1 ? 'it' : 'them'}, type ${count}`}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Ask>
  )
}

const dialogs = {
  status: StatusDialog,
  owner: OwnerDialog,
  followUpOn: DayDialog,
  done: DoneDialog,
  spam: SpamDialog,
  restore: SpamDialog,
  erase: EraseDialog,
} satisfies Record<BulkKind, unknown>

export const BulkDialog = (props: BulkDialogProps) => {
  const Shown = dialogs[props.kind]
  return <Shown {...props} />
}
