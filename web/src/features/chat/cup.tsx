import { artHref } from '../../ui/art.tsx'

type Props = { name: 'bot' | 'bhanr'; className?: string }

/**
 * The clay cup with rising steam: styles do not reach into a sprite, so its own steam is cut off and redrawn
 * here.
 */
export const Cup = ({ name, className }: Props) => {
  const [x, width] = name === 'bot' ? [6, 108] : [0, 120]
  return (
    <svg
      viewBox="6 0 108 130"
      width={108}
      height={130}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <svg
        aria-hidden="true"
        x={x}
        y={38.5}
        width={width}
        height={91.5}
        viewBox={`${x} 38.5 ${width} 91.5`}
      >
        <use href={artHref(name)} x={x} width={width} height={130} />
      </svg>
      <path
        d="M44 36c-7-9 7-13 0-24M60 34c-7-9 7-15 0-26M76 36c-7-9 7-13 0-24"
        fill="none"
        stroke="var(--color-deyal-600)"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </svg>
  )
}
