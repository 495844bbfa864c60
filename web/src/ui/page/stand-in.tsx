import type { ComponentProps, ReactNode } from 'react'
import { Art, type ArtName } from '../art.tsx'
import { Button } from '../button.tsx'

type StandInProps = {
  art: ArtName
  title: ReactNode
  bengali?: string
  level?: 'h1' | 'h2' | 'h3'
  children: ReactNode
} & Omit<ComponentProps<'div'>, 'title'>

/** A framed drawing with words, in place of what is not there or cannot be shown now. */
export const StandIn = (props: StandInProps) => {
  const {
    art,
    title,
    bengali,
    level: Heading = 'h1',
    className = 'mt-4',
    children,
    ...rest
  } = props
  const [drawing, heading] =
    Heading === 'h1' ? ['h-[120px]', 'text-h2'] : ['h-20', 'wrap-anywhere text-h3 leading-[1.28]']
  return (
    <div
      className={`grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center ${className}`}
      {...rest}
    >
      <Art name={art} className={`mb-2 w-auto ${drawing}`} />
      <Heading className={heading}>{title}</Heading>
      {bengali && (
        <p lang="bn" className="font-display font-semibold text-paar-700">
          {bengali}
        </p>
      )}
      {children}
    </div>
  )
}

type NotNowProps = Pick<StandInProps, 'title' | 'bengali' | 'level'> & {
  onRetry: () => void
  /** More ways on, beside "Try again". */
  children?: ReactNode
}

/** In place of what cannot be fetched now, with a way to try again. */
export const NotNow = ({ onRetry, children, ...words }: NotNowProps) => (
  <StandIn role="alert" art="phone" {...words}>
    <p className="mb-4">The connection broke on its way here. Try once more in a moment.</p>
    <p className="flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry}>Try again</Button>
      {children}
    </p>
  </StandIn>
)

type ShowMoreProps = {
  /** Said where the last try failed, such as `More posts could not be loaded.` */
  failure?: string | false
  /** Stands on the button while more is on its way. */
  loading?: string | false
  className?: string
  onMore: () => void
  children?: string
}

/** The button that continues a list, which after a failure tries again. */
export const ShowMore = ({ failure, loading, className, onMore, children }: ShowMoreProps) => (
  <p
    className={`flex flex-wrap items-center justify-center gap-x-4 gap-y-2 noscript:hidden ${className}`}
  >
    {failure && <span role="alert">{failure}</span>}
    <Button variant="yellow" aria-disabled={Boolean(loading)} onClick={() => loading || onMore()}>
      {loading || (failure ? 'Try again' : children)}
    </Button>
  </p>
)
