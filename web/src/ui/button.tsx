import type { ComponentProps } from 'react'

type Look = {
  /** `primary` is a screen's one main action. */
  variant?: 'primary' | 'secondary' | 'yellow' | 'danger' | undefined
  size?: 'public' | 'admin' | undefined
  /** A square with an icon alone; give it an `aria-label`. */
  iconOnly?: boolean | undefined
  className?: string | undefined
}

export const buttonClass = ({ variant = 'primary', size, iconOnly, className }: Look = {}) =>
  ['button', variant, size === 'admin' && 'admin-size', iconOnly && 'icon-only', className]
    .filter(Boolean)
    .join(' ')

export const Button = ({
  variant,
  size,
  iconOnly,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={buttonClass({ variant, size, iconOnly, className })} {...rest} />
)

/** A link that looks like a button. `newTab` opens one and says so to screen readers. */
export const ButtonLink = ({
  variant,
  size,
  iconOnly,
  className,
  newTab,
  children,
  ...rest
}: Look & { newTab?: boolean } & ComponentProps<'a'>) => (
  <a
    className={buttonClass({ variant, size, iconOnly, className })}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    {...rest}
  >
    {children}
    {newTab && <span className="sr-only"> (opens in a new tab)</span>}
  </a>
)
