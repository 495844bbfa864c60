import { hydrateIsland } from '../entries/hydrate.tsx'
import { ChatWidget } from '../features/chat/chat-widget.tsx'
import { type IslandSettings, WithSettings } from './with-settings.tsx'

const loadRequest = () => import('../features/request-form/chat-request.tsx')

export const ChatIsland = ({ settings }: { settings: IslandSettings }) => (
  <WithSettings settings={settings}>
    <ChatWidget loadRequest={loadRequest} look="visitor" />
  </WithSettings>
)

export const hydrateChat = hydrateIsland(ChatIsland)
