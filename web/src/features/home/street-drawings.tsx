export const Wires = () => (
  <svg
    className="absolute inset-x-0 top-0 h-[120px] w-full"
    viewBox="0 0 1366 120"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d="M-10 18C300 60 1060 60 1376 14M-10 34C300 72 1060 72 1376 30"
      fill="none"
      stroke="var(--color-kajol)"
      strokeWidth="1.8"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

const plaster =
  'M8 20C30 0 60 14 84 6c30-8 60 4 82 0 18 0 24 24 12 40 6 22-8 44-34 40-22 14-48 4-70 14-26 8-58-2-62-24C-4 62-2 36 8 20Z'
const bricks =
  'M24 24h40v15H24zM68 24h40v15H68zM112 24h40v15h-40zM14 43h32v15H14zM50 43h40v15H50zM94 43h40v15H94zM138 43h26v15h-26zM30 62h40v15H30zM74 62h40v15H74zM118 62h30v15h-30z'

export const Brick = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 190 110" width="190" height="110" aria-hidden="true">
    <path d={plaster} fill="var(--color-deyal-600)" />
    <path
      d={bricks}
      fill="var(--color-eet-600)"
      stroke="var(--color-deyal-200)"
      strokeWidth="2.5"
    />
  </svg>
)
