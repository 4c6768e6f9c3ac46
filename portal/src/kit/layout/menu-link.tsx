import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { Own } from './links.tsx'

/** A link among the items of a menu: apart from other links, as menus come with the shell. */
export const MenuItemLink = createLink((props: Own<MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
))
