import { useId } from 'react'

const kajol = 'var(--color-kajol)'

export const Rope = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1366 60"
    preserveAspectRatio="none"
    fill="none"
    className={`pointer-events-none absolute top-0 z-1 h-[60px] ${className}`}
  >
    <g vectorEffect="non-scaling-stroke">
      <path d="M0 6C300 44 1060 44 1366 6" stroke={kajol} strokeWidth="4" />
      <path
        d="M0 6C300 44 1060 44 1366 6"
        stroke="var(--color-chun-200)"
        strokeWidth="1.5"
        strokeDasharray="5 6"
      />
    </g>
  </svg>
)

const Peg = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 40"
    width="15"
    height="38"
    className={`absolute -top-6 z-3 h-[38px] w-[15px] ${className}`}
  >
    <path d="M3 2h10l-2 36H5Z" fill="var(--color-kath-400)" stroke={kajol} strokeWidth="2.5" />
    <path d="M3 15h10" stroke={kajol} strokeWidth="3" />
  </svg>
)

/** Two pegs on the upper edge of the nearest positioned box. */
export const Pegs = ({ left, right }: { left: string; right: string }) => (
  <>
    <Peg className={left} />
    <Peg className={right} />
  </>
)

export const Gamcha = ({ className }: { className: string }) => {
  const check = useId()
  return (
    <div aria-hidden="true" className={`relative content-start justify-center ${className}`}>
      <Pegs left="left-[calc(50%-62px)]" right="left-[calc(50%+48px)]" />
      <svg
        aria-hidden="true"
        viewBox="0 0 130 190"
        width="200"
        height="292"
        className="-mt-0.5 h-auto w-[200px]"
      >
        <defs>
          <pattern id={check} width="26" height="26" patternUnits="userSpaceOnUse">
            <rect width="26" height="26" fill="var(--color-paar-400)" />
            <path
              d="M0 5h26M5 0v26"
              stroke="var(--color-white)"
              strokeOpacity=".75"
              strokeWidth="3"
            />
            <path d="M0 16h26M16 0v26" stroke="var(--color-jaanla-700)" strokeWidth="3" />
          </pattern>
        </defs>
        <path
          d="M10 6h110l4 150c-20 10-36-4-56 4-20 6-40-4-62 0Z"
          fill={`url(#${check})`}
          stroke={kajol}
          strokeWidth="4"
        />
        <path d="M10 24h112M12 30h110" stroke={kajol} strokeWidth="2" />
        <path
          d="M10 160v18m14-17v18m14-18v18m14-19v18m14-18v18m14-20v18m14-18v18m14-19v18m14-19v18"
          stroke="var(--color-paar-400)"
          strokeWidth="3"
        />
      </svg>
    </div>
  )
}
