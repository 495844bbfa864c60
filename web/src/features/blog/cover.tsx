import { Fragment, type ReactNode, useId } from 'react'
import { type ArtName, ArtPiece } from '../../ui/art.tsx'
import { widthsOf } from '../../ui/page/shown-picture.ts'
import type { BlogPostHead } from './post.ts'

const kajol = 'var(--color-kajol)'

/** Wider than the picture, whose frame may be wider. */
const Wall = ({ fill }: { fill: string }) => (
  <rect x="-400" y="-200" width="1160" height="610" fill={fill} />
)

type PhraseProps = { x: number; y: number; width: number; fill: string; children: string }

const Phrase = ({ x, y, width, fill, children }: PhraseProps) => (
  <g lang="bn" className="font-display" fontWeight="800" fontSize="24">
    <rect
      x={x}
      y={y}
      width={width}
      height="44"
      rx="12"
      fill="var(--color-white)"
      stroke={kajol}
      strokeWidth="3.5"
    />
    <text x={x + width / 2} y={y + 31} textAnchor="middle" fill={fill}>
      {children}
    </text>
  </g>
)

const Phrases = () => (
  <>
    <Wall fill="var(--color-taxi-400)" />
    <ArtPiece name="ma" x={104} y={20} width={190} height={208} />
    <Phrase x={14} y={20} width={118} fill="var(--color-paar-600)">
      খেয়েছিস?
    </Phrase>
    <Phrase x={246} y={14} width={104} fill="var(--color-jaanla-700)">
      কিছু না।
    </Phrase>
    <Phrase x={10} y={104} width={100} fill="var(--color-phalak-700)">
      পড়তে বস!
    </Phrase>
  </>
)

const Screen = () => (
  <>
    <Wall fill="var(--color-jaanla-600)" />
    <g transform="rotate(-8 180 110)">
      <rect x="60" y="26" width="240" height="160" rx="20" fill={kajol} />
      <rect x="82" y="38" width="196" height="136" rx="6" fill="var(--color-akash-100)" />
      <svg aria-hidden="true" x="82" y="38" width="196" height="136" viewBox="0 26 224 156">
        <ArtPiece name="masmile" x={0} y={0} width={224} height={262} />
      </svg>
      <path
        d="M162 84v44l40-22Z"
        fill="var(--color-paar-600)"
        stroke="var(--color-white)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </g>
  </>
)

const Shoot = () => (
  <>
    <Wall fill="var(--color-deyal-400)" />
    <path d="M-400 176h1160v234H-400Z" fill="var(--color-mejhe-700)" />
    <ArtPiece name="camera" x={30} y={40} width={150} height={140} />
    <ArtPiece name="bhanr" x={176} y={96} width={84} height={92} />
    <ArtPiece name="masus" x={224} y={44} width={144} height={168} />
  </>
)

const Nap = () => {
  const check = useId()
  return (
    <>
      <pattern id={check} width="40" height="40" patternUnits="userSpaceOnUse">
        <rect width="40" height="40" fill="var(--color-chun-100)" />
        <path d="M0 8h40M8 0v40" stroke="var(--color-paar-600)" strokeWidth="7" opacity=".55" />
        <path d="M0 27h40M27 0v40" stroke="var(--color-jaanla-600)" strokeWidth="3" opacity=".6" />
      </pattern>
      <Wall fill={`url(#${check})`} />
      <path
        d="M-400 172h1160v238H-400Z"
        fill="var(--color-jaanla-700)"
        stroke={kajol}
        strokeWidth="4"
      />
      <ArtPiece name="cat" x={110} y={68} width={148} height={108} />
    </>
  )
}

const Tram = () => (
  <>
    <Wall fill="var(--color-akash-100)" />
    <path
      d="M-400 170h1160v240H-400Z"
      fill="var(--color-rasta-300)"
      stroke={kajol}
      strokeWidth="4"
    />
    <ArtPiece name="tram" x={52} y={62} width={256} height={120} />
  </>
)

const Fish = () => (
  <>
    <Wall fill="var(--color-deyal-200)" />
    <ellipse
      cx="180"
      cy="112"
      rx="136"
      ry="72"
      fill="var(--color-white)"
      stroke={kajol}
      strokeWidth="4"
    />
    <ellipse
      cx="180"
      cy="112"
      rx="108"
      ry="52"
      fill="none"
      stroke="var(--color-phalak-700)"
      strokeWidth="3"
    />
    <ArtPiece name="fish" x={84} y={68} width={192} height={86} />
  </>
)

export type Scene = () => ReactNode

const drawn: Record<string, Scene> = {
  'top-10-bengali-mom-phrases': Phrases,
  'bengali-mom-discovers-youtube': Screen,
  'creating-authentic-bengali-comedy': Shoot,
}
const createStill = (name: ArtName, wall: string, size: number) => () => (
  <>
    <Wall fill={`var(--color-${wall})`} />
    <path d="M-400 178h1160" stroke={kajol} strokeWidth="4" />
    <ArtPiece name={name} x={180 - size / 2} y={182 - size} width={size} height={size} />
  </>
)

const others: readonly Scene[] = [
  Nap,
  Tram,
  Fish,
  createStill('umbrella', 'akash-100', 150),
  createStill('bhanr', 'deyal-200', 130),
  createStill('rickshaw', 'taxi-100', 160),
  createStill('crow', 'jaanla-100', 130),
  createStill('phone', 'paar-100', 140),
  createStill('clock', 'chun-200', 140),
  createStill('letterbox', 'phalak-100', 150),
]

const hashSlug = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)

/** A post's drawing: its own, else a generic one that is stable for its slug. */
export const sceneOf = (slug: string): Scene =>
  drawn[slug] ?? others[hashSlug(slug) % others.length] ?? Nap

/** Neighbours of a card: those before it in its row, and the one above. */
const nearbyCards = 3

/** {@link sceneOf} for posts side by side: a drawing that hangs nearby is replaced by the next free one. */
export const scenesBeside = (slugs: readonly string[]): Scene[] => {
  const scenes: Scene[] = []
  for (const slug of slugs) {
    const nearby = scenes.slice(-nearbyCards)
    const ownScene = sceneOf(slug)
    const first = others.indexOf(ownScene) + 1
    const free = [...others.slice(first), ...others].find((scene) => !nearby.includes(scene))
    scenes.push(nearby.includes(ownScene) ? (free ?? ownScene) : ownScene)
  }
  return scenes
}

type CoverProps = {
  post: BlogPostHead
  /** Drawn without a picture; by default the post's own. */
  scene?: Scene | undefined
  className?: string
  eager?: boolean
  /** By default those of a list card. */
  sizes?: string
}

/** A post's picture; a drawing where there is none, or it does not load. */
export const Cover = ({
  post: { slug, image, imageWidth, imageHeight, imageSmall },
  scene: Scene = sceneOf(slug),
  className,
  eager,
  sizes = '(min-width: 1024px) 380px, (min-width: 768px) 46vw, 92vw',
}: CoverProps) => (
  <Fragment key={image}>
    {image && (
      <img
        {...widthsOf(image, imageWidth, imageSmall, sizes)}
        src={image}
        alt=""
        width={imageWidth ?? 720}
        height={imageHeight ?? 420}
        loading={eager ? 'eager' : 'lazy'}
        className={`object-cover ${className}`}
        data-optional=""
      />
    )}
    <svg
      {...(image && { hidden: true })}
      aria-hidden="true"
      viewBox="0 0 360 210"
      width="360"
      height="210"
      className={className}
    >
      <Scene />
    </svg>
  </Fragment>
)
