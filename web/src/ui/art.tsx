import { useId } from 'react'
import spriteUrl from './art.svg?url'

const viewBoxes = {
  alpona: '-200 -200 400 400',
  alponaline: '0 0 120 48',
  bags: '0 0 150 90',
  bhanr: '0 0 120 130',
  bot: '6 0 108 130',
  bubble: '0 0 200 110',
  camera: '0 0 130 120',
  cat: '0 0 110 80',
  clock: '0 0 120 120',
  clothes: '0 0 240 110',
  crow: '0 0 90 70',
  door: '0 0 220 300',
  fish: '0 0 180 80',
  gecko: '0 0 120 60',
  khata: '0 0 130 110',
  lamp: '0 0 80 220',
  letterbox: '0 0 110 170',
  lock: '0 0 100 120',
  ma: '0 0 240 262',
  maface: '14 10 196 200',
  masmile: '0 0 224 262',
  masus: '0 0 224 262',
  phone: '0 0 90 150',
  rickshaw: '0 0 230 160',
  rollingpin: '0 0 140 40',
  son: '-16 0 240 262',
  sonface: '40 16 144 196',
  sonsmile: '0 0 224 262',
  tank: '0 0 120 120',
  taxi: '0 0 260 118',
  tram: '0 0 340 160',
  umbrella: '0 0 140 150',
  window: '0 0 120 130',
} as const

export type ArtName = keyof typeof viewBoxes

export const artHref = (name: ArtName) => `${spriteUrl}#${name}`

const sizeOf = (viewBox: string) => viewBox.split(' ').slice(2)

type ArtProps = {
  name: ArtName
  className?: string | undefined
  /** Share of the scroll it drifts by; `''` is half. */
  'data-parallax-x'?: number | ''
  'data-parallax-y'?: number | ''
}

/** A decorative drawing from the sprite: anything it says must also be in text. */
export const Art = ({ name, ...rest }: ArtProps) => {
  const [width, height] = sizeOf(viewBoxes[name])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <use href={artHref(name)} />
    </svg>
  )
}

type PieceProps = { name: ArtName; x: number; y: number; width: number; height: number }

export const ArtPiece = ({ name, ...box }: PieceProps) => <use href={artHref(name)} {...box} />

/** A painted rice-paste border along a floor's lower edge. */
export const AlponaLine = ({ className }: { className: string }) => {
  const id = useId()
  return (
    <svg aria-hidden="true" className={className} width="100%" height="40">
      <defs>
        <pattern id={id} width="100" height="40" patternUnits="userSpaceOnUse">
          <ArtPiece name="alponaline" x={0} y={0} width={100} height={40} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
