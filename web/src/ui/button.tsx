import type { ComponentProps } from 'react'

type Variant = 'primary' | 'secondary' | 'yellow' | 'danger' | 'bare'

type Look = {
  /** `primary` is the screen's one main action; `bare` has no border until hovered. */
  variant?: Variant | undefined
  /** Icon only: give it an `aria-label`. */
  iconOnly?: boolean | undefined
  /** As high as a field beside it, and flat. */
  small?: boolean | undefined
  className?: string | undefined
}

const frame =
  'relative inline-flex items-center justify-center rounded-md border-[2.5px] font-display font-semibold leading-[1.2] no-underline transition-[translate,box-shadow,background-color] duration-(--duration-tap) active:translate-y-[3px] active:shadow-none [&>svg]:size-[19px]'
const tall = 'min-h-12 gap-[9px] text-body shadow-ledge'
const low = 'min-h-11 gap-1.5 text-ui'
const off =
  'off:cursor-not-allowed off:border-dashed off:border-kajol-soft off:bg-chun-200 off:text-kajol-soft off:shadow-none off:active:translate-y-0'
const office =
  'office:min-h-10 office:gap-[7px] office:whitespace-nowrap office:rounded-field office:border office:font-medium office:font-text office:text-ui office:leading-[1.2] office:shadow-none office:active:translate-y-0 office:max-md:min-h-11 office:[&>svg]:size-[17px]'
const officeOff =
  'office:off:border-dashed office:off:border-khata-500 office:off:bg-khata-100 office:off:text-khata-700'

const quiet =
  'office:bg-white office:text-kajol office:hover:border-jaanla-700 office:hover:bg-jaanla-50'

const pressed =
  'office:aria-pressed:border-jaanla-700 office:aria-pressed:bg-jaanla-100 office:aria-pressed:text-jaanla-800'

const looks: Record<Variant, string> = {
  primary:
    'border-kajol bg-paar-600 text-white hover:bg-paar-700 office:border-jaanla-700 office:bg-jaanla-700 office:hover:bg-jaanla-800',
  secondary: `border-kajol bg-chun-50 text-kajol hover:bg-taxi-400 office:border-khata-500 ${quiet} ${pressed}`,
  yellow: `border-kajol bg-taxi-400 text-kajol hover:bg-taxi-300 office:border-khata-500 ${quiet}`,
  danger:
    'border-kajol bg-chun-50 text-paar-700 hover:bg-paar-100 office:border-khata-500 office:bg-white office:hover:border-paar-700',
  bare: 'border-transparent bg-transparent text-kajol shadow-none hover:bg-taxi-400 office:hover:border-jaanla-700 office:hover:bg-jaanla-50',
}

const square = 'w-12 office:w-10 office:max-md:w-11'
const wide = 'px-[22px] py-2 office:px-3.5 office:py-0'
const narrow = 'px-3.5 py-2'

const widthOf = ({ iconOnly, small }: Look) => (iconOnly ? square : small ? narrow : wide)

export const buttonClass = ({ className = '', ...look }: Look = {}) =>
  `${frame} ${look.small ? low : tall} ${looks[look.variant ?? 'primary']} ${off} ${office} ${officeOff} ${widthOf(look)} ${className}`

export const Button = ({
  variant,
  iconOnly,
  small,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={buttonClass({ variant, iconOnly, small, className })} {...rest} />
)

/** `newTab` opens a new tab and tells screen readers. */
export const ButtonLink = ({
  variant,
  iconOnly,
  className,
  newTab,
  children,
  ...rest
}: Look & { newTab?: boolean } & ComponentProps<'a'>) => (
  <a
    className={buttonClass({ variant, iconOnly, className })}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    {...rest}
  >
    {children}
    {newTab && <span className="sr-only"> (opens in a new tab)</span>}
  </a>
)

/** A link with the arrow `moreLinkIcon` after its text. */
export const moreLink =
  'inline-flex min-h-11 items-center gap-[7px] font-display font-semibold text-body leading-[1.2] decoration-2 underline-offset-5'
export const moreLinkIcon = 'size-[18px]'
