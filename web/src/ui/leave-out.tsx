import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  onBroken?: () => void
}

/** An error boundary that renders nothing, so the page around it stays. React logs why. */
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
