import { type LeadBack, leadStatuses } from '@bong-bari/contract'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../../office/dialog/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Choice, Choices } from '../choices.tsx'
import { type Member, useMe, useTeam } from '../data/team.ts'
import { statusLooks } from '../words.tsx'
import { formatRequestCount } from './job.ts'

export type BulkQuestion = 'status' | 'owner'

type BulkDialogProps = {
  question: BulkQuestion
  count: number
  /** `owner` is the new owner's name. */
  onYes: (change: LeadBack, owner?: string) => void
  onClose: () => void
}

type Option = Choice<string> & { yes: string; change: LeadBack; owner?: string }

const statusOptions = leadStatuses.map((value): Option => {
  const { icon: Icon, label } = statusLooks[value]
  const word = (
    <span className="flex items-center gap-2.5">
      <Icon className="size-[17px]" />
      {label}
    </span>
  )
  return { value, word, yes: `Mark as ${label}`, change: { leadStatus: value } }
})

const useOwnerOptions = (): Option[] => {
  const me = useMe()
  const others = useTeam().filter(({ id }) => id !== me?.id)
  const optionOf = ({ id }: Member, word: string, owner: string): Option => ({
    value: id,
    word,
    yes: `Give to ${owner}`,
    change: { ownerId: id },
    owner,
  })
  return [
    ...(me ? [optionOf(me, `Me (${me.username})`, 'you')] : []),
    ...others.map((one) => optionOf(one, one.username, one.username)),
    { value: 'nobody', word: 'Nobody', yes: 'Remove the owner', change: { ownerId: null } },
  ]
}

/** Asks for what the selected requests get. */
export const BulkDialog = ({ question, count, onYes, onClose }: BulkDialogProps) => {
  const ownerOptions = useOwnerOptions()
  const [chosenValue, choose] = useState<string>()
  const isOwner = question === 'owner'
  const options = isOwner ? ownerOptions : statusOptions
  const chosen = options.find(({ value }) => value === chosenValue)
  return (
    <Dialog title={`The ${question} of ${formatRequestCount(count)}`} onClose={onClose}>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onYes(chosen.change, chosen.owner)
        }}
      >
        <Choices
          isFirst
          legend={isOwner ? 'Owner' : 'Status'}
          choices={options}
          chosen={chosenValue}
          onChoose={choose}
        />
        <p className="text-dense text-khata-700">
          Requests that already have it stay as they are. Undo changes the others back.
        </p>
        <DialogActions>
          <Button type="submit" className="wrap-anywhere whitespace-normal!" disabled={!chosen}>
            {chosen?.yes ?? `Choose ${isOwner ? 'an owner' : 'a status'}`}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
