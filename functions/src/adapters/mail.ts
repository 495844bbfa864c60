import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { site } from '@bong-bari/site'
import { type ClientTimeout, clientSettings } from '@bong-bari/table/timeout'

/** There is one attempt, because the SDK's retry could send a mail twice. */
const mailPatience: ClientTimeout = { requestMs: 5_000, attempts: 1 }

const client = new SESv2Client(clientSettings(mailPatience))

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  headers: Record<string, string>
}

/** The sender with the site's name, or undefined if none is configured. */
export const mailSender = () => {
  const { MAIL_FROM: address } = process.env
  return address ? `"${site.name}" <${address}>` : undefined
}

const utf8Content = (Data: string) => ({ Data, Charset: 'UTF-8' })

export const sendMail = async (
  from: string,
  { to, subject, text, html, replyTo, headers }: Mail,
): Promise<void> => {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: utf8Content(subject),
          Body: { Text: utf8Content(text), Html: utf8Content(html) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    }),
  )
}

const finalErrors = new Set([
  'BadRequestException',
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
])

export const isRefusedForGood = (error: unknown) =>
  error instanceof Error && finalErrors.has(error.name)

/** Whether the service answered. Without an answer the mail may have been sent. */
export const isAnswered = (error: unknown) =>
  error instanceof SESv2ServiceException && error.$metadata.httpStatusCode !== undefined
