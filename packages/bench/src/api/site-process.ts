import { startStack } from '@bong-bari/local'
import { answerParent } from './server.ts'

// A process of its own tells the site's cost from that of its clients.

const { url, dataDir, stop } = await startStack(JSON.parse(process.argv[2] ?? '{}'))
answerParent({ url, dataDir }, stop)
