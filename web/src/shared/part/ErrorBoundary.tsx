import type { ReactNode } from 'react'
import { Component } from 'react'
import { report } from '../program/report.ts'
import { PanelError } from './PanelError.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** Keeps an error while rendering inside its part of the page. A class, because React knows no other way. */
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
