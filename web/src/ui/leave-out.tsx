import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Called when something broke, for what a person should be told. */
  onBroken?: () => void
}

/** Leaves itself out where something in it breaks, so that what stands around it stays. React logs why. */
export class LeaveOut extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch() {
    this.props.onBroken?.()
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
