import type { ReactNode } from 'react'
import { Component } from 'react'
import { report } from '../program/report.ts'
import { PanelError } from './PanelError.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** Contains a rendering error in its part of the page. A class, because React offers nothing else. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: unknown) {
    report('A part of the page could not be shown', error)
  }

  override render() {
    return this.state.failed ? <PanelError onReload={() => this.setState({ failed: false })} /> : this.props.children
  }
}
