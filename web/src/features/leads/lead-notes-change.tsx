import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'

/** Code points, or lines, above which the old text is folded. */
const longest = { letters: 160, lines: 3 }

const isLong = (text: string) =>
  text.length > longest.letters || text.split('\n').length > longest.lines

type NotesChangeProps = { before: string; after: string }

const piecesOf = (text: string) => text.match(/\s+|\S+/g) ?? []

/**
 * Two texts compared by words: common start and end, and between them what was removed (`gone`) and added
 * (`came`).
 */
export const compared = (before: string, after: string) => {
  const [old, fresh] = [piecesOf(before), piecesOf(after)]
  const most = Math.min(old.length, fresh.length)
  let start = 0
  while (start < most && old[start] === fresh[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  const joined = (pieces: string[], from: number, to: number) => pieces.slice(from, to).join('')
  return {
    start: joined(old, 0, start),
    gone: joined(old, start, old.length - end),
    came: joined(fresh, start, fresh.length - end),
    end: joined(old, old.length - end, old.length),
  }
}

/** A change of the notes: removed text struck out, added text underlined. */
export const NotesChange = ({ before, after }: NotesChangeProps) => {
  const [isWhole, setWhole] = useState(false)
  const { start, gone, came, end } = compared(before, after)
  const isFolded = isLong(before + came)
  return (
    <div className="mt-1">
      <p
        className={`wrap-anywhere whitespace-pre-wrap border-khata-200 border-l-3 pl-2 text-khata-700 leading-[1.45] ${isFolded && !isWhole ? 'line-clamp-3' : ''}`}
        lang={langOf(before)}
      >
        {start}
        {gone && (
          <del className="bg-paar-100 text-paar-700">
            <span className="sr-only">Before: </span>
            {gone}
          </del>
        )}
        {came && (
          <ins className="bg-jaanla-100 text-jaanla-800">
            <span className="sr-only"> After: </span>
            {came}
          </ins>
        )}
        {end}
      </p>
      {isFolded && (
        <Button
          variant="bare"
          className="-ml-2 lg:min-h-8!"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole change'}
        </Button>
      )}
    </div>
  )
}
