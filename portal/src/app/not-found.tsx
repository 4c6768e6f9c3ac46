import { Navigate } from '@tanstack/react-router'

/** An unknown path leads home. */
export function NotFound() {
  return <Navigate to="/" replace />
}
