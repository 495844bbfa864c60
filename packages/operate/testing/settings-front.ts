import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What AWS says of a table whose expiry and backups are switched on; the embedded table knows neither. */
const settings: Record<string, object> = {
  DescribeTimeToLive: {
    TimeToLiveDescription: { AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' },
  },
  DescribeContinuousBackups: {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  },
}

/** Stands before a table's `endpoint` and answers what is asked about its settings itself. */
export const startSettingsFront = async (endpoint: string) => {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const target = String(request.headers['x-amz-target'])
    const told = settings[target.split('.').at(-1) ?? '']
    if (told) {
      response.end(JSON.stringify(told))
      return
    }
    const headers = new Headers({
      'x-amz-target': target,
      'content-type': 'application/x-amz-json-1.0',
    })
    headers.set('authorization', request.headers.authorization ?? '')
    headers.set('x-amz-date', String(request.headers['x-amz-date']))
    const answer = await fetch(endpoint, { method: 'POST', headers, body })
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
