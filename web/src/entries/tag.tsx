import { TagPage } from '../features/tags/tag-page.tsx'
import { WindowGrid } from '../features/videos/window-grid.tsx'

export const Tag = () => <TagPage draw={(films) => <WindowGrid videos={films} />} />
