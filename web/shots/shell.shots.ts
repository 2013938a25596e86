import type { ShotList } from './shot.ts';

export const list: ShotList = {
  feature: 'shell',
  shots: [
    { name: 'not-found', path: '/no/such/page' },
    {
      name: 'broken-screen',
      path: '/keys',
      prepare: (page) => page.route('**/assets/keys-*.js', (route) => route.abort()),
      act: (page) => page.getByText('This screen stopped working').waitFor(),
    },
    {
      name: 'menu',
      path: '/no/such/page',
      windowOnly: true,
      // On a wide window there is no menu, and the shot shows the sidebar.
      act: async (page) => {
        const menu = page.getByRole('button', { name: 'Open menu' });
        if (await menu.isVisible()) await menu.click();
      },
    },
  ],
};
