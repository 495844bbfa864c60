import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useSiteSettings } from '../../site/settings.ts'
import { type ArtName, artHref } from '../../ui/art.tsx'

const centre = { x: 320, y: 196 }

/** Every second of 36 rays, longer than the picture. */
const rays = Array.from({ length: 18 }, (_, index) => {
  const point = (turn: number) => {
    const angle = (turn / 36) * 2 * Math.PI
    return `${Math.round(centre.x + 620 * Math.cos(angle))} ${Math.round(centre.y + 620 * Math.sin(angle))}`
  }
  return `M${centre.x} ${centre.y}L${point(2 * index)} ${point(2 * index + 1)}Z`
}).join('')

const Lettering = ({ x, y, size, fill, children }: LetteringProps) => (
  <g
    className="font-display"
    fontWeight="800"
    fontSize={size}
    textAnchor="middle"
    strokeLinejoin="round"
  >
    <text
      x={x + 5}
      y={y + 6}
      fill="var(--color-paar-700)"
      stroke="var(--color-paar-700)"
      strokeWidth="11"
    >
      {children}
    </text>
    <text x={x} y={y} fill={fill} stroke="var(--color-kajol)" strokeWidth="9" paintOrder="stroke">
      {children}
    </text>
  </g>
)
type LetteringProps = { x: number; y: number; size: number; fill: string; children: string }

const Prop = ({ name, ...box }: PropBox) => (
  <svg {...box} aria-hidden="true">
    <use href={artHref(name)} width={box.width} height={box.height} />
  </svg>
)
type PropBox = { name: ArtName; x: number; y: number; width: number; height: number }

const IntroPoster = () => (
  <svg
    className="absolute inset-0 size-full"
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="640" height="360" fill="var(--color-phalak-700)" />
    <path d={rays} fill="var(--color-phalak-800)" />
    <circle
      cx={centre.x}
      cy={centre.y}
      r="118"
      fill="var(--color-paar-600)"
      stroke="var(--color-kajol)"
      strokeWidth="5"
    />
    <circle
      cx={centre.x}
      cy={centre.y}
      r="104"
      fill="none"
      stroke="var(--color-taxi-400)"
      strokeWidth="3"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <g transform="translate(150 214) rotate(-38) scale(1.75)">
      <Prop name="rollingpin" x={-70} y={-20} width={140} height={40} />
    </g>
    <g transform="rotate(22 500 214)">
      <Prop name="phone" x={446} y={124} width={108} height={180} />
    </g>
    <Lettering x={116} y={112} size={104} fill="var(--color-taxi-400)">
      মা
    </Lettering>
    <Lettering x={320} y={72} size={50} fill="var(--color-white)">
      বনাম
    </Lettering>
    <Lettering x={514} y={112} size={104} fill="var(--color-taxi-400)">
      ছেলে
    </Lettering>
    <path
      d="M0 316h640v44H0Z"
      fill="var(--color-mejhe-700)"
      stroke="var(--color-kajol)"
      strokeWidth="5"
    />
    <path d="M0 328h640" stroke="var(--color-deyal-600)" strokeWidth="3" />
    <Prop name="bhanr" x={268} y={258} width={60} height={66} />
    <Prop name="bhanr" x={318} y={262} width={54} height={60} />
  </svg>
)

/** A painted bill, in whose place `boot/player.ts` puts the player. */
export const IntroVideo = () => {
  const { introVideo } = useSiteSettings()
  return (
    <div className="intro" data-player="">
      <button
        type="button"
        className="intro-frame in-data-playing:hidden"
        data-play={introVideo}
        data-title={`Intro video of ${site.name}`}
        data-address="maybe"
      >
        <IntroPoster />
        <span className="absolute bottom-2.5 left-3 z-3 rounded-[5px] bg-kajol px-[11px] pt-[3px] pb-px font-display font-semibold text-chun-100 text-dense leading-normal md:text-ui md:leading-normal">
          Meet the family<span className="sr-only">: play the intro video</span>
        </span>
        <span className="intro-play">
          <Play />
        </span>
        <span className="shutter left" />
        <span className="shutter right" />
      </button>
      <div className="intro-frame hidden in-data-playing:block" data-screen="" />
      <noscript>
        <a className="absolute inset-0 z-4" href={`https://www.youtube.com/watch?v=${introVideo}`}>
          <span className="sr-only">Watch the intro video on YouTube</span>
        </a>
      </noscript>
      <div className="intro-sill" />
    </div>
  )
}
