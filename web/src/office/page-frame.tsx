import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePageMeta } from '../ui/page-meta.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OfficeMenu, OfficeRail } from './office-tools.tsx'
import { ToastPlace } from './toast-place.ts'

/** Asks before leaving while `unsaved` is set; the caller places the dialog. */
const useLeaving = (unsaved: ReactNode) => {
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
  words?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  isFirst?: boolean | undefined
}

export const PageHead = ({ title, words, back, actions, isFirst }: PageHeadProps) => (
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
      {words && <p className="wrap-anywhere text-khata-700 text-ui leading-[1.4]">{words}</p>}
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
  const { onLeave, question } = useLeaving(unsaved)
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
      <ToastPlace />
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
