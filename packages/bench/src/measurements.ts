import { edges } from './api/edges.ts'
import { idlePoll } from './api/idle-poll.ts'
import { botCold } from './functions/bot-cold.ts'
import { botMatching } from './functions/bot-matching.ts'
import { coldPath } from './functions/cold-path.ts'
import { exports } from './functions/exports.ts'
import { functionInit } from './functions/function-init.ts'
import { hostileTexts } from './functions/hostile-texts.ts'
import { staticImports } from './functions/static-imports.ts'
import { freshness } from './house/freshness.ts'
import { publishing, tenthOfHouse, wholeHouse } from './house/house.ts'
import type { Measurement } from './reading.ts'
import { startUp } from './start/start-up.ts'
import { atRest } from './web/at-rest.ts'
import { builtBytes } from './web/built.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { loading } from './web/loading.ts'
import { openForHours } from './web/open-for-hours.ts'
import { slowNetwork } from './web/slow-network.ts'
import { typing } from './web/typing.ts'
import { wireBytes } from './web/wire-bytes.ts'

/** In running order. */
export const measurements: Measurement[] = [
  wireBytes,
  builtBytes,
  loading,
  lighthouseScores,
  slowNetwork,
  typing,
  openForHours,
  atRest,
  staticImports,
  coldPath,
  functionInit,
  botCold,
  botMatching,
  hostileTexts,
  exports,
  tenthOfHouse,
  idlePoll,
  edges,
  startUp,
  wholeHouse,
  publishing,
  freshness,
]
