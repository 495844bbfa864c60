import type { Lead } from '@bong-bari/contract'
import { Eraser, FileJson } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useEraseLead, usePersonData } from './lead-erasure.ts'
import { Words } from './lead-words.tsx'

type LeadRightsProps = { lead: Lead; onClose: () => void }

const EraseDialog = ({ lead, onErased, onClose }: LeadRightsProps & { onErased: () => void }) => {
  const { mutate, isPending } = useEraseLead(lead, onErased)
  return (
    <ConfirmDialog
      title="Erase this request?"
      yes={isPending ? 'Erasing...' : 'Erase for good'}
      onYes={() => !isPending && mutate()}
      onClose={onClose}
    >
      <p>
        What{' '}
        <b>
          <Words>{lead.name}</Words>
        </b>{' '}
        of <Words>{lead.company}</Words> wrote, their e-mail address and phone number, and your
        notes on them go for good. There is no undo.
      </p>
      <p>
        Exported files that still wait to be fetched go too. Those that somebody has saved already,
        and other requests of the same person, are yours to erase.
      </p>
    </ConfirmDialog>
  )
}

/** What the law lets a person ask for: all that is held of them, and to be erased. */
export const LeadRights = ({ lead, onClose }: LeadRightsProps) => {
  const [isAsking, setAsking] = useState(false)
  const data = usePersonData(lead)
  return (
    <div className="flex flex-wrap gap-2 border-khata-200 border-t pt-2.5">
      <Button variant="secondary" disabled={data.isPending} onClick={() => data.mutate()}>
        <FileJson />
        Their data
      </Button>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Eraser />
        Erase
      </Button>
      {isAsking && <EraseDialog lead={lead} onErased={onClose} onClose={() => setAsking(false)} />}
    </div>
  )
}
