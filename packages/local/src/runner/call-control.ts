/** Calls `/_local/<name>` of the runner at `url`. */
export const callControl = (url: string, name: string, given: object = {}) =>
  fetch(`${url}/_local/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
