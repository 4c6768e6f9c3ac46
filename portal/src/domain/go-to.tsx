import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export type Place = { to: string; search?: Record<string, string> }

// A place stored in the browser is untyped text: its page parses the parameters as those of any
// address, and ignores unknown ones.
const linkTo = ({ to, search = {} }: Place) => ({ to: to as '/', search: search as never })

export function useGoTo() {
  const navigate = useNavigate()
  return (place: Place) => void navigate(linkTo(place))
}

type Props = { place: Place; className?: string; onClick?: () => void; children: ReactNode }
export function PlaceLink({ place, className, onClick, children }: Props) {
  return (
    <Link
      {...linkTo(place)}
      {...(className && { className })}
      {...(onClick && { onClick })}
      preload={false}
    >
      {children}
    </Link>
  )
}
