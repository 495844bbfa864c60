import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '../../../office/dialog/dialog.tsx'
import type { PostValues } from '../data/values.ts'
import { placeholdersIn } from '../text/edits.ts'
import { mediaIn } from '../text/media.ts'

const formatCount = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

/** `hasCover` is true of a file that is not uploaded yet, too. */
export const listMissing = ({ title, content }: PostValues, hasCover: boolean) => {
  const pictures = mediaIn(content).filter(({ youtubeId }) => !youtubeId)
  const withoutAlt = pictures.filter(({ alt }) => !alt.trim()).length
  const notShown = pictures.filter(({ target }) => !/^(?:https:|\/media\/)/i.test(target))
  const uploading = placeholdersIn(content).length
  return [
    ...(title.trim() ? [] : ['It has no title.']),
    ...(content.trim() ? [] : ['It has no text.']),
    ...(uploading
      ? [`${formatCount(uploading, 'picture is', 'pictures are')} still uploading.`]
      : []),
    ...notShown.map(({ target }) => `“${target}” is no picture.`),
    ...(withoutAlt - notShown.length > 0
      ? [
          `${formatCount(withoutAlt - notShown.length, 'picture says', 'pictures say')} nothing to those who cannot see them.`,
        ]
      : []),
    ...(hasCover ? [] : ['It has no cover: one is drawn for it.']),
  ]
}

type PublishSheetProps = {
  values: PostValues
  hasCover: boolean
  children: ReactNode
  onClose: () => void
}

/** The last look before publishing. It blocks nothing. */
export const PublishSheet = ({ values, hasCover, children, onClose }: PublishSheetProps) => {
  const missing = listMissing(values, hasCover)
  return (
    <Dialog title="Publish" onClose={onClose}>
      <div className="grid gap-4">
        <section className="grid gap-2" aria-labelledby="missing">
          <h3 id="missing" className="text-ui">
            {missing.length ? 'What is missing' : 'Nothing is missing'}
          </h3>
          <ul className="grid gap-1 [&>li]:flex [&>li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-[17px] [&_svg]:flex-none">
            {missing.map((sentence) => (
              <li key={sentence}>
                <TriangleAlert className="text-taxi-800" />
                <span className="wrap-anywhere">{sentence}</span>
              </li>
            ))}
            {!missing.length && (
              <li>
                <Check className="text-jaanla-700" />
                Pictures and cover are as they should be.
              </li>
            )}
          </ul>
        </section>
        {children}
      </div>
    </Dialog>
  )
}
