import { site } from '@bong-bari/site'
import {
  ArrowLeft,
  BotMessageSquare,
  ChartColumn,
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
import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePopover } from '../../ui/use-popover.ts'
import { ConfirmDialog } from '../dialog/dialog.tsx'

/** The office's pages in the order of use. */
const officePages: readonly (readonly [to: string, name: string, icon: LucideIcon])[] = [
  ['/admin', 'Requests', Inbox],
  ['/admin?tab=blog', 'Blog', Newspaper],
  ['/admin?tab=chatbot', 'Bong Bot', BotMessageSquare],
  ['/admin/homepage', 'Homepage', LayoutTemplate],
  ['/admin/brands', 'Brands', Handshake],
  ['/admin/pictures', 'Pictures', Images],
  ['/admin/replies', 'Replies', MessageSquareReply],
  ['/admin/numbers', 'Numbers', ChartColumn],
  ['/admin/people', 'People', Users],
  ['/admin/trash', 'Trash', Trash2],
  ['/admin/settings', 'Settings', Settings],
]

/** Pages that are reached through another one. */
const parentPages = new Map([
  ['/admin/audit', '/admin/settings'],
  ['/admin/chatbot', '/admin?tab=chatbot'],
])

const useCurrentTool = () => {
  const { pathname, search } = useLocation()
  const tab = pathname === '/admin' && new URLSearchParams(search).get('tab')
  return tab ? `/admin?tab=${tab}` : (parentPages.get(pathname) ?? pathname)
}

type ToolsProps = {
  onLeave: (event: MouseEvent, to: string) => void
}

const toolClass =
  'flex min-h-11 items-center gap-2.5 rounded-field px-3 font-medium text-ui no-underline hover:bg-jaanla-50 aria-[current]:bg-jaanla-100 aria-[current]:text-jaanla-800 [&>svg]:size-[18px] [&>svg]:flex-none'

const Tools = ({ onLeave, className }: ToolsProps & { className: string }) => {
  const current = useCurrentTool()
  return officePages.map(([to, name, Icon]) => (
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

const OfficeRail = ({ onLeave }: ToolsProps) => (
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
const OfficeMenu = ({ onLeave }: ToolsProps) => {
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

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const controlSelector =
  'a, button, input, textarea, select, summary, [role="option"], [tabindex="0"]'

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const shiftBox = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

/** Distance from the window's edges and step between tries, in px. */
const marginPx = 16
const stepPx = 12

const listSteps = (end: number) =>
  Array.from({ length: Math.max(0, Math.floor(end / stepPx)) + 1 }, (_, at) => at * stepPx)

/** How far to move a toast up and right so that it covers no control; prefers the lowest place. */
export const findFreeMove = (toast: Box, obstacles: readonly Box[], window: { width: number }) => {
  const rights = listSteps(window.width - marginPx - toast.right)
  // Above the middle nobody looks for it.
  const ups = listSteps((toast.top - marginPx) / 2)
  for (const up of ups)
    for (const x of rights) {
      const shifted = shiftBox(toast, x, -up)
      if (!obstacles.some((box) => doOverlap(shifted, box))) return { x, up }
    }
  return { x: 0, up: 0 }
}

const readControlBoxes = (page: Element) =>
  [...page.querySelectorAll(controlSelector)]
    // Folded content still has a box.
    .filter((control) => !control.closest('details:not([open]) > :not(summary)'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

const toTranslate = ({ x, up }: { x: number; up: number }) => `${x}px ${-up}px`

/** Moves a toast off the controls; over a dialog, off the dialog's. */
const placeToast = () => {
  const toaster = document.querySelector<HTMLElement>('[data-toaster]')
  const card = toaster?.querySelector('[data-toast]')
  if (!toaster || !card) return
  if (document.documentElement.dataset.dialog !== undefined) {
    toaster.style.translate = ''
    return
  }
  const controlBoxes = readControlBoxes(document.getElementById('root') ?? document.body)
  const isFree = () => !controlBoxes.some((box) => doOverlap(card.getBoundingClientRect(), box))
  if (isFree()) return
  toaster.style.translate = ''
  toaster.style.translate = toTranslate(
    findFreeMove(card.getBoundingClientRect(), controlBoxes, { width: innerWidth }),
  )
}

/** Keeps toasts off the office's controls at any scroll position. */
const ToastPlacement = () => {
  const toast = useToast()
  useLayoutEffect(() => {
    const toaster = document.querySelector<HTMLElement>('[data-toaster]')
    if (toaster) toaster.style.translate = ''
    if (!toast?.open) return
    placeToast()
    const options = { passive: true, capture: true }
    addEventListener('scroll', placeToast, options)
    addEventListener('resize', placeToast)
    return () => {
      removeEventListener('scroll', placeToast, options)
      removeEventListener('resize', placeToast)
    }
  }, [toast])
  return null
}

/** Asks before leaving while `unsaved` is set; the caller places the dialog. */
const useLeaveQuestion = (unsaved: ReactNode) => {
  const [target, setTarget] = useState<string>()
  const navigate = useNavigate()
  const onLeave = (event: MouseEvent, to: string) => {
    if (!unsaved) return
    event.preventDefault()
    setTarget(to)
  }
  const question = target !== undefined && (
    <ConfirmDialog
      title="Leave without saving?"
      yes="Leave"
      onYes={() => navigate(target)}
      onClose={() => setTarget(undefined)}
    >
      <p>{unsaved}</p>
    </ConfirmDialog>
  )
  return { onLeave, question }
}

type PageHeadProps = {
  title: string
  description?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  isFirst?: boolean | undefined
}

const PageHead = ({ title, description, back, actions, isFirst }: PageHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 max-md:gap-y-2.5">
    {back}
    <div
      className={
        isFirst
          ? 'mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 max-md:flex-[1_1_10rem]'
          : 'mr-auto min-w-0 max-md:flex-[1_1_10rem]'
      }
    >
      <h1 className="wrap-anywhere text-title">{title}</h1>
      {description && (
        <p className="wrap-anywhere text-khata-700 text-ui leading-[1.4]">{description}</p>
      )}
    </div>
    <div className="contents max-md:[&>*]:flex-auto">{actions}</div>
  </div>
)

type PartsProps = {
  parts: NonNullable<PageFrameProps['parts']>
  onLeave: (event: MouseEvent, to: string) => void
}

const Parts = ({ parts, onLeave }: PartsProps) => {
  const { pathname } = useLocation()
  return (
    <nav className="mt-1 border-khata-200 border-b" aria-label="Parts of this page">
      <ul className="flex gap-0.5">
        {parts.map(([to, name]) => (
          <li key={to}>
            <Link
              to={to}
              className="relative inline-flex min-h-11 items-center px-4 font-medium text-khata-700 text-ui no-underline after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-t-[3px] hover:bg-khata-100 focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-jaanla-800 aria-[current]:after:bg-paar-600"
              aria-current={pathname === to ? 'page' : undefined}
              onClick={(event) => onLeave(event, to)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PageFrameProps = Omit<PageHeadProps, 'back'> & {
  /** For forms: a readable line length. */
  narrow?: boolean
  /** How many are new, for the tab's title. */
  count?: string | undefined
  isFirst?: boolean
  /** A sentence on what is unsaved; going back then asks. */
  unsaved?: ReactNode
  /** The skip link's target id and label. */
  skip?: { to: string; name: string } | undefined
  /** Links to the pages that belong together with this one. */
  parts?: readonly (readonly [to: string, name: string])[]
  /** Replaces the usual head; it gets the back link. */
  head?: (back: ReactNode) => ReactNode
  children?: ReactNode
}

export const PageFrame = (props: PageFrameProps) => {
  const { title, count, narrow, isFirst, unsaved, skip, parts, head, children, ...rest } = props
  usePageMeta({
    title: `${count ? `(${count}) ` : ''}${title} - ${site.name}`,
    description: `The back office of ${site.name}.`,
    noIndex: true,
  })
  const { onLeave, question } = useLeaveQuestion(unsaved)
  const back = (
    <>
      <OfficeMenu onLeave={onLeave} />
      {!isFirst && (
        <Link
          to="/admin"
          className={buttonClass({ variant: 'secondary', iconOnly: true, className: 'flex-none' })}
          aria-label="Back to the Admin Panel"
          onClick={(event) => onLeave(event, '/admin')}
        >
          <ArrowLeft />
        </Link>
      )}
    </>
  )
  return (
    <div data-look="office" className="flex bg-khata-50 text-ui leading-[1.45]">
      {skip && <SkipLink {...skip} />}
      <OfficeRail onLeave={onLeave} />
      <PageGround width={isFirst ? 'wide' : narrow ? 'narrow' : undefined}>
        {head ? head(back) : <PageHead title={title} back={back} isFirst={isFirst} {...rest} />}
        {parts && <Parts parts={parts} onLeave={onLeave} />}
        {children}
      </PageGround>
      {question}
      <ToastPlacement />
    </div>
  )
}

const widths = { narrow: 'max-w-[860px]', wide: 'max-w-[2200px]' }

/** A page without a title yet. Its end scrolls clear of toasts and the chat button. */
export const PageGround = ({
  width,
  children,
}: {
  width?: keyof typeof widths | undefined
  children: ReactNode
}) => (
  <div
    data-look="office"
    className="min-h-[calc(100*var(--dvh)-var(--spacer-h))] min-w-0 flex-1 bg-khata-50 text-ui leading-[1.45]"
  >
    <div
      className={`mx-auto px-(--gutter) pt-2.5 pb-32 max-md:px-3.5 max-md:pb-40 lg:pr-[60px] lg:pl-6 ${width ? widths[width] : 'max-w-[1326px]'}`}
    >
      {children}
    </div>
  </div>
)
