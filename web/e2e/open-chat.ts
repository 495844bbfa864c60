import { expect, type Page } from '@playwright/test'

export const messageCall = '**/api/chatbot/message'

/** The parts of the chat on a page. */
export const chatOn = (page: Page) => {
  const window = page.getByRole('dialog', { name: 'Bong Bot' })
  const log = window.getByRole('log')
  return {
    window,
    log,
    button: page.getByRole('button', { name: /^Open Bong Bot/ }),
    field: window.getByRole('textbox', { name: 'Message' }),
    send: window.getByRole('button', { name: 'Send' }),
    chips: log.locator('[data-chips]').getByRole('button'),
    typing: log.getByText('typing...'),
    /** What was said, one bubble each. */
    said: log.locator('[data-sender] > p'),
    grip: window.getByRole('button', { name: 'Move the chat' }),
    close: window.getByRole('button', { name: 'Close chat' }),
    /** Resolves once the window has come to rest. */
    still: () =>
      window.evaluate(async (node) => {
        await Promise.all(node.getAnimations().map(({ finished }) => finished))
      }),
    again: window.getByRole('button', { name: 'Start again' }),
  }
}

/** Home would do, but all that moves there costs more than the chat. */
export const openChat = async (page: Page, path = '/contact') => {
  await page.goto(path)
  const chat = chatOn(page)
  await chat.button.click()
  await expect(chat.field).toBeFocused()
  return chat
}

/** Answers every message of the page so, in place of the API. */
export const answerWith = async (page: Page, response: string) => {
  await page.unroute(messageCall)
  await page.route(messageCall, (route) => route.fulfill({ json: { response } }))
}

/** Holds the answer to the next messages back until it is given. */
export const holdAnswer = async (page: Page) => {
  let give: (response: string) => void = () => {}
  const answer = new Promise<string>((resolve) => {
    give = resolve
  })
  await page.route(messageCall, async (route) => {
    // A page that gave up waiting is no longer there to take it.
    await route.fulfill({ json: { response: await answer } }).catch(() => {})
  })
  return (response: string) => give(response)
}
