import type { Link } from '@bong-bari/contract'
import { useId, useState } from 'react'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { FoundLinks } from './found-links.tsx'
import { useFoundPosts, useFoundVideos } from './use-found-links.ts'

const kinds = { video: 'Videos', post: 'Posts' } as const
type Kind = keyof typeof kinds

/** Search delay after the last key, in ms. */
const pause = 300

type CardChooserProps = {
  taken: readonly string[]
  onChoose: (link: Link) => void
  onClose: () => void
}

type FoundProps = Pick<CardChooserProps, 'taken' | 'onChoose'> & { text: string }

const Videos = ({ text, ...rest }: FoundProps) => (
  <FoundLinks name="videos" text={text} query={useFoundVideos(text)} {...rest} />
)

const Posts = ({ text, ...rest }: FoundProps) => (
  <FoundLinks name="posts" text={text} query={useFoundPosts(text)} {...rest} />
)

/** Finds a video or post by title, in either script; one press takes it. */
export const CardChooser = ({ taken, onChoose, onClose }: CardChooserProps) => {
  const [kind, setKind] = useState<Kind>('video')
  const [wanted, setWanted] = useState('')
  const { text, type } = useSearchText(wanted, setWanted, pause)
  const legend = useId()
  const Found = kind === 'video' ? Videos : Posts
  return (
    <Dialog title="Add a card" onClose={onClose}>
      <div className="grid gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent */}
        <div className="flex gap-2" role="group" aria-labelledby={legend}>
          <span id={legend} className="sr-only">
            What to show
          </span>
          {(['video', 'post'] as const).map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
            >
              {kinds[one]}
            </Button>
          ))}
        </div>
        <Field label={`Search ${kinds[kind].toLowerCase()}`}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <Found text={wanted} taken={taken} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
