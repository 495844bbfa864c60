import { Link } from './link.tsx'

type Shown = { bn: string; en: string; page?: string | undefined }

type Props = {
  tags: readonly Shown[]
  /** Its search stands in for a tag without a page. */
  searchedOn: '/videos' | '/blog'
  className?: string
}

export const TagChips = ({ tags, searchedOn, className = '' }: Props) =>
  tags.length > 0 && (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label="What it is about">
      {tags.map(({ bn, en, page }) => (
        <li key={`${bn} ${en}`}>
          <Link
            to={page ? `/tags/${page}` : `${searchedOn}?q=${encodeURIComponent(en || bn)}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-kajol bg-chun-50 px-4 no-underline hover:bg-taxi-400"
          >
            {bn && <span lang="bn">{bn}</span>}
            {en && <span>{en}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
