import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { stopServer, urlOf } from '../front/server.ts'
import type { SentMail } from './outbox.ts'

/** The body of SESv2's SendEmail. */
type SendEmail = {
  FromEmailAddress?: string
  Destination?: { ToAddresses?: string[] }
  ReplyToAddresses?: string[]
  Content?: {
    Simple?: {
      Subject?: { Data?: string }
      Body?: { Text?: { Data?: string }; Html?: { Data?: string } }
      Headers?: { Name: string; Value: string }[]
    }
  }
}

/** How the service reacts: `loses` sends the mail but does not answer, `hangs` does neither. */
export type MailReply = 'sends' | 'throttles' | 'rejects' | 'fails' | 'loses' | 'hangs'

const refusals: Partial<Record<MailReply, [status: number, name: string]>> = {
  throttles: [429, 'TooManyRequestsException'],
  rejects: [400, 'MessageRejected'],
  fails: [500, 'InternalFailure'],
}

const toMail = ({ FromEmailAddress, Destination, ReplyToAddresses, Content }: SendEmail) => {
  const { Subject, Body, Headers = [] } = Content?.Simple ?? {}
  return {
    to: (Destination?.ToAddresses ?? []).join(', '),
    from: FromEmailAddress ?? '',
    replyTo: (ReplyToAddresses ?? []).join(', '),
    subject: Subject?.Data ?? '',
    text: Body?.Text?.Data ?? '',
    html: Body?.Html?.Data ?? '',
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
  }
}

const sendAnswer = (response: ServerResponse, status: number, body: object, error?: string) =>
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(error && { 'x-amzn-errortype': error }),
    })
    .end(JSON.stringify(body))

type Options = {
  /** Stores a mail before its sender is answered. */
  keep?: (mail: SentMail) => Promise<unknown>
}

/** Starts a stand-in for SESv2's SendEmail on a free port. `reply` decides how it reacts to a mail. `sent` has the mails that went out, and whether their sender got an answer. */
export const startFakeMail = async ({ keep }: Options = {}) => {
  const sent: (SentMail & { answered: boolean })[] = []
  let decide: (mail: Omit<SentMail, 'at'>) => MailReply = () => 'sends'
  const used = new WeakSet<Socket>()
  const act = async (request: IncomingMessage, response: ServerResponse) => {
    // SES closes idle connections, so each connection serves one call.
    if (used.has(request.socket)) return request.socket.destroy()
    used.add(request.socket)
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return sendAnswer(response, 404, { message: 'There is no such call.' }, 'NotFoundException')
    const mail = toMail(JSON.parse(body))
    const reply = decide(mail)
    const [status, name] = refusals[reply] ?? []
    if (status && name) return sendAnswer(response, status, { message: name }, name)
    if (reply === 'hangs') return undefined
    const dated = { ...mail, at: new Date().toISOString() }
    await keep?.(dated)
    sent.push({ ...dated, answered: reply === 'sends' })
    return reply === 'loses'
      ? response.destroy()
      : sendAnswer(response, 200, { MessageId: randomUUID() })
  }
  const server = createServer((request, response) => {
    act(request, response).catch(() =>
      sendAnswer(response, 400, { message: 'The request cannot be read.' }, 'BadRequestException'),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: urlOf(server),
    sent,
    reply: (next: typeof decide) => {
      decide = next
    },
    stop: () => stopServer(server),
  }
}
