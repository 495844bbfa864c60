import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

type Drawn = { name: string; element: ReactNode }

/** Islands that a page met while it was rendered. Each is rendered alone, as its own root will hydrate it alone. */
export const IslandSink = createContext<Drawn[] | null>(null)

export const islandMark = (index: number) => `<!--island ${index}-->`

type Props<Given extends object> = {
  /** By this name `boot/islands.ts` finds its code. */
  name: string
  of: ComponentType<Given>
  /** Goes into the HTML as JSON. */
  props: Given
  /** `near` hydrates close to the screen, once the visitor has moved; `touched` only when it is used. */
  when: 'near' | 'touched'
  className?: string
}

/** A part of a public page that React draws in the browser too. Rendered by the server alone. */
export const Island = <Given extends object>({
  name,
  of: Component,
  props,
  when,
  className,
}: Props<Given>) => {
  const sink = useContext(IslandSink)
  const index = sink ? sink.push({ name, element: <Component {...props} /> }) - 1 : -1
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      className={className}
      // A mark of our own, which the renderer replaces.
      dangerouslySetInnerHTML={{ __html: islandMark(index) }}
    />
  )
}
