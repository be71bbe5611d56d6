import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { settings } from '../../shared/program/settings.ts'
import { RouteWaiting } from '../page-state/RouteWaiting.tsx'
import { overviewMapPath } from './path.ts'

/** Redirects /overview-map to the agency's own map, outside this program, or to the built-in one. */
export function ToOverviewMap() {
  const { overview_map_url: elsewhere } = settings
  useEffect(() => {
    if (elsewhere !== null) location.replace(elsewhere)
  }, [elsewhere])
  return elsewhere === null ? <Navigate to={overviewMapPath} replace /> : <RouteWaiting />
}
