const colours = ['fill-taxi-400', 'fill-deyal-400', 'fill-jaanla-300']

/** Bulb positions on the wire, in px of one swag. */
const bulbs = [57, 114, 171, 228, 284, 341, 398].map((x, index) => ({
  x,
  y: [32, 44, 52, 54, 52, 44, 32][index] ?? 32,
  colour: colours[index % colours.length],
}))

/** Swags from the middle to both sides, however wide the street. */
export const FairyLights = () => (
  <svg className="absolute inset-x-0 top-0 h-[70px] w-full" aria-hidden="true">
    <pattern id="fairy-lights" x="50%" width="455" height="70" patternUnits="userSpaceOnUse">
      <path
        d="M0 8C155 69 300 69 455 8"
        fill="none"
        stroke="var(--color-raat-300)"
        strokeWidth="2"
      />
      {bulbs.map(({ x, y, colour }) => (
        <circle key={x} cx={x} cy={y} r="5.5" className={colour} />
      ))}
    </pattern>
    <rect width="100%" height="70" fill="url(#fairy-lights)" />
  </svg>
)
