import { Navigate } from '@tanstack/react-router'

/** An unknown path redirects to the home page. */
export function NotFound() {
  return <Navigate to="/" replace />
}
