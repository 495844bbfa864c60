import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Pencil, Power, Trash2, UserPen } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { timeWithin } from '../page/relative-time.ts'

type RowProps = { isInactive?: boolean; className?: string } & ComponentProps<'li'>

export const Row = ({ isInactive, className = '', ...rest }: RowProps) => (
  <li
    data-inactive={isInactive || undefined}
    className={`group flex items-start gap-3 border-khata-200 border-b py-3 pr-3.5 pl-4.5 first:rounded-t-md last:border-b-0 data-inactive:bg-khata-100 data-inactive:[&_[data-badge=grey]]:bg-white max-md:flex-wrap max-md:pl-3.5 ${className}`}
    {...rest}
  />
)

export const RowWords = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 flex-1 content-start gap-[3px]">{children}</div>
)

export const RowTitle = ({ children }: { children: ReactNode }) => (
  <h3 className="wrap-anywhere text-body leading-[1.4]">{children}</h3>
)

export const RowText = ({ className = '', ...rest }: ComponentProps<'p'>) => (
  <p className={`wrap-anywhere text-dense text-khata-700 leading-[1.5] ${className}`} {...rest} />
)

export const RowFacts = ({ className = '', ...rest }: ComponentProps<'p'>) => (
  <p
    className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-khata-700 ${className}`}
    {...rest}
  />
)

export const RowFact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <span className="wrap-anywhere inline-flex min-w-0 items-center gap-[5px]">
    <Icon className="size-[15px]" />
    {children}
  </span>
)

export const RowTools = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-none gap-2 max-md:w-full max-md:flex-wrap max-md:justify-end">
    {children}
  </div>
)

/** `name` is the row's, for screen readers. */
type Tool = { name: string; onClick: () => void }

export const EditTool = ({ name, onClick }: Tool) => (
  <Button variant="secondary" iconOnly aria-label={`Edit ${name}`} onClick={onClick}>
    <Pencil />
  </Button>
)

export const DeleteTool = ({ name, onClick }: Tool) => (
  <Button variant="danger" iconOnly aria-label={`Delete ${name}`} onClick={onClick}>
    <Trash2 />
  </Button>
)

export const TurnOnTool = ({ name, isBusy, onClick }: Tool & { isBusy: boolean }) => (
  <Button
    variant="secondary"
    aria-label={`Turn on ${name}`}
    aria-disabled={isBusy}
    onClick={() => isBusy || onClick()}
  >
    <Power />
    Turn on
  </Button>
)

type Stamp = { changedBy: string | null; updatedAt: string | null }

/** The name of somebody whose account was deleted, wherever their work still stands. */
export const nameFormerMember = (username: string) => `${username} (left)`

/** How long a loaded team is fresh, in ms. */
const teamFreshMs = 60_000

/** Everybody who has an account; undefined until loaded. */
export const useLoadedTeam = () =>
  useQuery({
    queryKey: keyOf(api.auth.listUsers),
    queryFn: ({ signal }) => call(api.auth.listUsers, undefined, { signal }),
    enabled: hasSession,
    staleTime: teamFreshMs,
  }).data

/** Names whoever did something; the name says once their account was deleted. */
export const useNameOfActor = () => {
  const team = useLoadedTeam()
  return (username: string) =>
    !team || team.some((one) => one.username === username) ? username : nameFormerMember(username)
}

/** `Changed by mitali, 2 min ago`; empty when nobody is on record. */
export const useChangeText = ({ changedBy, updatedAt }: Stamp) => {
  const nameOf = useNameOfActor()
  if (!changedBy || !updatedAt) return ''
  return `Changed by ${nameOf(changedBy)}, ${timeWithin(updatedAt, Date.now())}`
}

export const ChangedBy = ({ of }: { of: Stamp }) => {
  const change = useChangeText(of)
  return change ? <RowFact icon={UserPen}>{change}</RowFact> : null
}
