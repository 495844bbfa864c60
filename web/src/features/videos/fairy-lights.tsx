const swags = [0, 455, 910]
const colours = ['fill-taxi-400', 'fill-deyal-400', 'fill-jaanla-300']

/** Where the wire hangs at a share of a swag, in the units of the drawing. */
const bulbs = swags.flatMap((start) =>
  [57, 114, 171, 228, 284, 341, 398].map((x, index) => ({
    x: start + x,
    y: [32, 44, 52, 54, 52, 44, 32][index] ?? 32,
    colour: colours[index % colours.length],
  })),
)

export const FairyLights = () => (
  <svg
    className="absolute inset-x-0 top-0 h-[70px] w-full"
    viewBox="0 0 1366 70"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path
      d="M0 6C160 60 300 60 455 8 610 60 760 60 910 8 1060 60 1210 60 1366 6"
      fill="none"
      stroke="var(--color-raat-300)"
      strokeWidth="2"
    />
    {bulbs.map(({ x, y, colour }) => (
      <circle key={x} cx={x} cy={y} r="5.5" className={colour} />
    ))}
  </svg>
)
