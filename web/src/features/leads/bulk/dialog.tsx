import { type LeadChange, leadStatuses, toAsciiDigits } from '@bong-bari/contract'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../../../office/dialog/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/field.tsx'
import { type Member, useMe, useTeam } from '../data/team.ts'
import { FollowUpWindow } from '../details/follow-up-dialog.tsx'
import { statusLooks } from '../words.tsx'
import { formatRequestCount } from './job.ts'

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

const QuestionDialog = ({ title, yes, danger, wanted, children, onYes, onClose }: AskProps) => (
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

const Undoable = () => (
  <p className="text-dense text-khata-700">
    Requests that have it already are left alone. Undo puts the others back.
  </p>
)

type Option = Wanted & { value: string; word: ReactNode; yes: string }

type ChoiceDialogProps = {
  title: string
  legend: string
  options: readonly Option[]
  /** What the button says while nothing is chosen. */
  ask?: string
  first?: string
} & Pick<BulkDialogProps, 'onYes' | 'onClose'>

const ChoiceDialog = ({ title, legend, options, ask = '', first, ...rest }: ChoiceDialogProps) => {
  const [chosen, choose] = useState(first)
  const wanted = options.find(({ value }) => value === chosen)
  return (
    <QuestionDialog title={title} yes={wanted?.yes ?? ask} wanted={wanted} {...rest}>
      <fieldset className="min-w-0 overflow-hidden rounded-field border border-khata-500">
        <legend className="sr-only">{legend}</legend>
        {options.map(({ value, word }, at) => (
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
              onChange={() => choose(value)}
            />
            {word}
          </label>
        ))}
      </fieldset>
      <Undoable />
    </QuestionDialog>
  )
}

const statusOptions = leadStatuses.map((value): Option => {
  const { icon: Icon, label } = statusLooks[value]
  const word = (
    <>
      <Icon className="size-[17px]" />
      {label}
    </>
  )
  return { value, word, yes: `Mark as ${label}`, change: { leadStatus: value } }
})

const StatusDialog = ({ count, onYes, onClose }: BulkDialogProps) => (
  <ChoiceDialog
    title={`The status of ${formatRequestCount(count)}`}
    legend="Status"
    options={statusOptions}
    ask="Choose a status"
    {...{ onYes, onClose }}
  />
)

const OwnerDialog = ({ count, onYes, onClose }: BulkDialogProps) => {
  const me = useMe()
  const others = useTeam().filter(({ id }) => id !== me?.id)
  const optionOf = ({ id }: Member, word: string, owner: string): Option => ({
    value: id,
    word,
    yes: `Give to ${owner}`,
    change: { ownerId: id },
    owner,
  })
  return (
    <ChoiceDialog
      title={`The owner of ${formatRequestCount(count)}`}
      legend="Owner"
      options={[
        ...(me ? [optionOf(me, `Me (${me.username})`, 'you')] : []),
        ...others.map((one) => optionOf(one, one.username, one.username)),
        { value: 'nobody', word: 'Nobody', yes: 'Leave to nobody', change: { ownerId: null } },
      ]}
      ask="Choose an owner"
      {...{ onYes, onClose }}
    />
  )
}

const doneOptions: Option[] = [
  {
    value: 'done',
    word: 'Nothing more: they are done',
    yes: 'Mark as done',
    change: { done: true },
  },
  { value: 'not-done', word: 'They are not done', yes: 'Not done', change: { done: false } },
  {
    value: 'wrote-back',
    word: 'To be answered: they wrote back',
    yes: 'They wrote back',
    change: { wroteBack: true },
  },
]

const DoneDialog = ({ count, onYes, onClose }: BulkDialogProps) => (
  <ChoiceDialog
    title={`What is to be done about ${formatRequestCount(count)}?`}
    legend="What is to be done"
    options={doneOptions}
    first="done"
    {...{ onYes, onClose }}
  />
)

const DayDialog = ({ count, onYes, onClose }: BulkDialogProps) => (
  <FollowUpWindow
    title={`The follow-up day of ${formatRequestCount(count)}`}
    hasDay
    onChoose={(followUpOn) => onYes({ followUpOn })}
    onClose={onClose}
  >
    <Undoable />
  </FollowUpWindow>
)

const SpamDialog = ({ kind, count, ...rest }: BulkDialogProps) => {
  const spam = kind === 'spam'
  return (
    <QuestionDialog
      title={
        spam
          ? `Mark ${formatRequestCount(count)} as spam?`
          : `Take ${formatRequestCount(count)} out of the spam?`
      }
      yes={spam ? 'Mark as spam' : 'Not spam'}
      wanted={{ change: { spam } }}
      {...rest}
    >
      <p>
        {spam
          ? 'They leave every list, count and export, and are kept in the spam folder. Undo brings them back.'
          : 'They return to the list, at the time they came. Undo takes them back.'}
      </p>
    </QuestionDialog>
  )
}

const EraseDialog = ({ count, ...rest }: BulkDialogProps) => {
  const [typed, type] = useState('')
  const isSure = toAsciiDigits(typed).replace(/[\s,]/g, '') === String(count)
  return (
    <QuestionDialog
      title={`Erase ${formatRequestCount(count)}?`}
      yes={`Erase ${formatRequestCount(count)} for good`}
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
    </QuestionDialog>
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
