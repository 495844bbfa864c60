import { type ArtName, artHref } from './art.tsx'

type PieceProps = { name: ArtName; x: number; y: number; width: number; height: number }

export const Piece = ({ name, ...box }: PieceProps) => <use href={artHref(name)} {...box} />
