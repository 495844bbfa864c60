/** Asks the runner at `url` to do what `/_local/<name>` stands for; answers as `fetch` does. */
export const callControl = (url: string, name: string, given: object = {}) =>
  fetch(`${url}/_local/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
