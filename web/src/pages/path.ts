const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What follows a path's last slash, such as a post's slug. */
export const lastPart = (path: string) => decode(path.slice(path.lastIndexOf('/') + 1))
