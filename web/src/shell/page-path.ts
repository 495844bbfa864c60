import { createContext, useContext } from 'react'

/** The path of the page that is drawn, such as `/blog/a-post`. */
export const PathContext = createContext('/')

export const usePagePath = () => useContext(PathContext)
