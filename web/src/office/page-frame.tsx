import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePageMeta } from '../ui/page-meta.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The way back to the dashboard, which asks first while `unsaved` says what is not saved. */
export const BackLink = ({ unsaved }: { unsaved?: ReactNode }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Link
        to="/admin"
        className={buttonClass({ variant: 'secondary', iconOnly: true, className: 'flex-none' })}
        aria-label="Back to the Admin Panel"
        onClick={(event) => {
          if (!unsaved) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        <ArrowLeft />
      </Link>
      {isAsking && (
        <ConfirmDialog
          title="Leave without saving?"
          yes="Leave"
          onYes={() => navigate('/admin')}
          onClose={() => setAsking(false)}
        >
          <p>{unsaved}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type PageHeadProps = {
  title: string
  words?: ReactNode
  back?: ReactNode
  actions?: ReactNode
}

export const PageHead = ({ title, words, back, actions }: PageHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 max-md:gap-y-2.5">
    {back}
    <div
      className={
        back
          ? 'mr-auto max-md:flex-1'
          : 'mr-auto flex flex-wrap items-baseline gap-x-3 max-md:w-full'
      }
    >
      <h1 className="text-title">{title}</h1>
      {words && (
        <p className="wrap-anywhere max-md:min-w-[200px] text-khata-700 text-ui leading-[1.4]">
          {words}
        </p>
      )}
    </div>
    <div className="contents max-md:[&>*]:flex-auto">{actions}</div>
  </div>
)

type PageFrameProps = Omit<PageHeadProps, 'back'> & {
  /** For a page of forms, which nobody reads in long lines. */
  narrow?: boolean
  /** How much is new, before the title of the browser's tab. */
  count?: string | undefined
  /** The dashboard itself leads nowhere back. */
  isFirst?: boolean
  /** What is not saved yet, in a sentence; the way back then asks. */
  unsaved?: ReactNode
  /** Stands in place of the usual head; it is given the way back. */
  head?: (back: ReactNode) => ReactNode
  children?: ReactNode
}

/** What every page of the dashboard stands in: its title, the way back, its buttons. */
export const PageFrame = (props: PageFrameProps) => {
  const { title, count, narrow, isFirst, unsaved, head, children, ...rest } = props
  usePageMeta({
    title: `${count ? `(${count}) ` : ''}${title} - ${site.name}`,
    description: `The back office of ${site.name}.`,
    noIndex: true,
  })
  const back = !isFirst && <BackLink unsaved={unsaved} />
  return (
    <PageGround narrow={narrow}>
      {head ? head(back) : <PageHead title={title} back={back} {...rest} />}
      {children}
    </PageGround>
  )
}

/** The ground of a page that has no title yet. Its end scrolls clear of toasts and the chat's button. */
export const PageGround = ({
  narrow,
  children,
}: {
  narrow?: boolean | undefined
  children: ReactNode
}) => (
  <div
    data-look="office"
    className="min-h-[calc(100*var(--dvh)-var(--spacer-h))] bg-khata-50 text-ui leading-[1.45]"
  >
    <div
      className={`mx-auto px-(--gutter) pt-3 pb-32 max-md:px-3.5 max-md:pb-40 md:pr-[max(var(--gutter),60px)] ${narrow ? 'max-w-[860px]' : 'max-w-[1326px]'}`}
    >
      {children}
    </div>
  </div>
)
