import {
  BotMessageSquare,
  ChartColumn,
  Clapperboard,
  Handshake,
  Images,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Menu,
  MessageSquareReply,
  Newspaper,
  Settings,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePopover } from '../ui/use-popover.ts'

/** The office's pages in the order of use. */
const tools: readonly (readonly [to: string, name: string, icon: LucideIcon])[] = [
  ['/admin', 'Requests', Inbox],
  ['/admin?tab=blog', 'Blog', Newspaper],
  ['/admin?tab=chatbot', 'Bong Bot', BotMessageSquare],
  ['/admin/homepage', 'Homepage', LayoutTemplate],
  ['/admin/videos', 'Videos', Clapperboard],
  ['/admin/brands', 'Brands', Handshake],
  ['/admin/pictures', 'Pictures', Images],
  ['/admin/replies', 'Replies', MessageSquareReply],
  ['/admin/numbers', 'Numbers', ChartColumn],
  ['/admin/people', 'People', Users],
  ['/admin/trash', 'Trash', Trash2],
  ['/admin/settings', 'Settings', Settings],
]

/** Pages that are reached through another one. */
const partOf = new Map([
  ['/admin/audit', '/admin/settings'],
  ['/admin/chatbot', '/admin?tab=chatbot'],
])

const useCurrentTool = () => {
  const { pathname, search } = useLocation()
  const tab = pathname === '/admin' && new URLSearchParams(search).get('tab')
  return tab ? `/admin?tab=${tab}` : (partOf.get(pathname) ?? pathname)
}

type ToolsProps = {
  onLeave: (event: MouseEvent, to: string) => void
}

const toolClass =
  'flex min-h-11 items-center gap-2.5 rounded-field px-3 font-medium text-ui no-underline hover:bg-jaanla-50 aria-[current]:bg-jaanla-100 aria-[current]:text-jaanla-800 [&>svg]:size-[18px] [&>svg]:flex-none'

const Tools = ({ onLeave, className }: ToolsProps & { className: string }) => {
  const current = useCurrentTool()
  return tools.map(([to, name, Icon]) => (
    <li key={to}>
      <Link
        to={to}
        className={`${toolClass} ${className}`}
        aria-current={current === to ? 'page' : undefined}
        onClick={(event) => onLeave(event, to)}
      >
        <Icon aria-hidden="true" />
        {name}
      </Link>
    </li>
  ))
}

const railClass = 'flex-col justify-center gap-1! px-0.5! text-center text-tiny! leading-[1.2]'

export const OfficeRail = ({ onLeave }: ToolsProps) => (
  <nav
    className="w-[5.25rem] flex-none border-khata-200 border-r bg-white max-lg:hidden"
    aria-label="Tools"
  >
    <ul className="sticky top-0 grid max-h-[calc(100*var(--dvh))] gap-0.5 overflow-y-auto px-1.5 py-2">
      <Tools onLeave={onLeave} className={railClass} />
    </ul>
  </nav>
)

/** On smaller screens, behind a button. */
export const OfficeMenu = ({ onLeave }: ToolsProps) => {
  const { isOpen, setOpen, box, button } = usePopover()
  return (
    <div className="relative flex-none! lg:hidden" ref={box}>
      <Button
        ref={button}
        variant="secondary"
        iconOnly
        aria-label="Tools"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Menu />
      </Button>
      {isOpen && (
        <nav
          className="absolute top-full left-0 z-20 mt-1.5 w-[min(300px,calc(100vw-28px))] rounded-field border border-khata-500 bg-white p-1.5 shadow-pop"
          aria-label="Tools"
        >
          <ul className="grid grid-cols-2 gap-0.5">
            <Tools
              onLeave={(event, to) => {
                setOpen(false)
                onLeave(event, to)
              }}
              className=""
            />
            <li>
              <Link
                to="/admin/people?user=new"
                className={toolClass}
                onClick={(event) => {
                  setOpen(false)
                  onLeave(event, '/admin/people?user=new')
                }}
              >
                <UserPlus aria-hidden="true" />
                Add User
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
