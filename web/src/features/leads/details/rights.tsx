import { api, keptDays, type Lead } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eraser, FileJson, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call, keyOf, messageOf } from '../../../api.ts'
import { ConfirmDialog } from '../../../office/dialog/dialog.tsx'
import {
  FailureForPeople,
  isGone,
  showFailure,
  unreachable,
  withRetryHint,
} from '../../../office/page/failure.ts'
import { CheckField } from '../../../office/page/fields.tsx'
import { saveFile } from '../../../office/page/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { dropLeads } from '../data/cache.ts'
import { notesDrafts, notesKey } from '../data/drafts.ts'
import { refetchLeads } from '../data/query.ts'
import { isolateText, Words } from '../words.tsx'

/** Other leads of the same sender, read when this one is to be erased. */
const useSameSender = ({ id }: Lead) =>
  useQuery({
    queryKey: keyOf(api.exports.sameSender, { params: { id } }),
    queryFn: ({ signal }) => call(api.exports.sameSender, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Rejects where one failed; it can be repeated. */
const eraseOthers = async (client: QueryClient, ids: readonly string[]) => {
  if (!ids.length) return
  const body = { ids: [...ids], change: { erase: true as const } }
  const results = await call(api.leads.changeMany, { body })
  const erasedIds = results.filter(({ outcome }) => outcome !== 'failed').map(({ id }) => id)
  for (const id of erasedIds) notesDrafts.forget(notesKey(id))
  dropLeads(client, erasedIds)
  const failedCount = ids.length - erasedIds.length
  if (failedCount)
    throw new FailureForPeople(
      `${failedCount} of ${ids.length} others could not be erased. Please try again.`,
    )
}

/** Erases a lead and others of its sender; already erased ones are fine. */
const useEraseLead = ({ id, name }: Lead, others: readonly string[], onErased: () => void) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead-${id}` },
    mutationFn: async () => {
      await eraseOthers(client, others)
      await call(api.leads.remove, { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: () => {
      onErased()
      notesDrafts.forget(notesKey(id))
      dropLeads(client, [id])
      refetchLeads(client)
      const count = others.length + 1
      toast({
        title: count > 1 ? 'Requests Erased' : 'Request Erased',
        description:
          count > 1
            ? `${count} requests of ${isolateText(name)} are gone for good.`
            : `The request of ${isolateText(name)} is gone for good.`,
      })
    },
    onError: (error) =>
      showFailure(error, {
        fallback: withRetryHint(`The request of ${isolateText(name)} could not be erased.`),
      }),
  })
}

const usePersonData = ({ id, name }: Lead) =>
  useMutation({
    mutationFn: () => call(api.exports.person, { params: { id } }),
    onSuccess: (file) => {
      saveFile(file)
      toast({ title: 'Their Data Saved', description: `${file.name} is in your downloads.` })
    },
    onError: (error) =>
      showFailure(error, { fallback: `The data of ${isolateText(name)} could not be collected.` }),
  })

type LeadRightsProps = { lead: Lead; onClose: () => void }

type OthersProps = {
  lead: Lead
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const Others = ({ lead, chosen, onChoose }: OthersProps) => {
  const { data, error, isFetching, refetch } = useSameSender(lead)
  const isBroken = error !== null && !isGone(error)
  if (isFetching && !data)
    return <p role="status">Looking for other requests of the same person...</p>
  if (isBroken)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>
          Other requests of the same person could not be looked up. {messageOf(error, unreachable)}
        </p>
        <Button variant="secondary" onClick={() => void refetch()}>
          <RefreshCw />
          Try again
        </Button>
      </div>
    )
  if (!data?.length)
    return <p>There is no other request with this e-mail address or phone number.</p>
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1">
        {data.length === 1 ? 'One other request has' : `${data.length} other requests have`} the
        same e-mail address or phone number. Select those to erase too:
      </legend>
      <div className="max-h-60 overflow-y-auto">
        {data.map(({ id, name, company, createdAt, spam }) => (
          <CheckField
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
            label={
              <span className="wrap-anywhere">
                <Words>{name}</Words>, <Words>{company}</Words>, {kolkataTime(createdAt)}
                {spam && ', spam'}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const EraseDialog = ({ lead, onErased, onClose }: LeadRightsProps & { onErased: () => void }) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { mutate, isPending } = useEraseLead(lead, chosen, onErased)
  const yes = chosen.length ? `Erase ${chosen.length + 1} for good` : 'Erase for good'
  return (
    <ConfirmDialog
      title="Erase this request?"
      yes={isPending ? 'Erasing...' : yes}
      onYes={() => !isPending && mutate()}
      onClose={onClose}
    >
      <p>
        What{' '}
        <b>
          <Words>{lead.name}</Words>
        </b>{' '}
        of <Words>{lead.company}</Words> wrote, their e-mail address and phone number, what they
        said in the chat, and your notes on them go for good. This cannot be undone.
      </p>
      <Others lead={lead} chosen={chosen} onChoose={setChosen} />
      <p>
        Exported files not downloaded yet go too, and backups forget it after {keptDays.backups}{' '}
        days. Copies already downloaded are yours to erase, and so are rows of Bong Bot that you
        wrote after their question.
      </p>
    </ConfirmDialog>
  )
}

/** A person's legal rights: a copy of their data, and erasure. */
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
