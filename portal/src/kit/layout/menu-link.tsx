import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { Own } from './links.tsx'

/** A link in a menu: separate from the other links, because menus are loaded with the shell. */
export const MenuItemLink = createLink((props: Own<MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
))
