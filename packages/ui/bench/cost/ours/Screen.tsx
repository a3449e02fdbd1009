import { AppShell } from '@parlor/ui/AppShell';
import { Button } from '@parlor/ui/Button';
import { Carousel } from '@parlor/ui/Carousel';
import { FavoriteButton } from '@parlor/ui/FavoriteButton';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTile } from '@parlor/ui/GameTile';
import { NavBar } from '@parlor/ui/NavBar';
import { NoticeBar } from '@parlor/ui/NoticeBar';
import { SearchField } from '@parlor/ui/SearchField';
import { TabBar } from '@parlor/ui/TabBar';
import { Tabs } from '@parlor/ui/Tabs';
import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import { Toaster, toast } from '@parlor/ui/Toast';
import { CircleUser, Gift, Grid2x2, House, Wallet } from 'lucide-react';
import { useState } from 'react';
import { BALANCE, BANNERS, CATS, cover, type Game, NOTICE, pick, plays } from '#shared/data.js';
import { LoginDialog } from './LoginDialog.tsx';

const places = [
  { value: 'Home', label: 'Home', icon: House, href: '#home' },
  { value: 'Games', label: 'Games', icon: Grid2x2, href: '#games' },
  { value: 'Wallet', label: 'Wallet', icon: Wallet, href: '#wallet' },
  { value: 'Promo', label: 'Promo', icon: Gift, href: '#promo' },
  { value: 'Me', label: 'Me', icon: CircleUser, href: '#me' },
];
const categories = CATS.map((value) => ({ value, label: value }));

/**
 * The comparison screen, built with the kit: the state is above the grid and no card is memoized.
 */
export function Screen() {
  const [category, setCategory] = useState('All');
  const [search, setSearch] = useState('');
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(() => new Set());
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('Home');

  return (
    <ThemeProvider target="document" theme="blue" appearance="light">
      <AppShell
        stickyHeader
        header={
          <NavBar
            titleAs="p"
            leading="Parlor"
            title={
              <SearchField
                label="Search games"
                value={search}
                onValueChange={setSearch}
                size="md"
              />
            }
            trailing={
              <>
                {BALANCE}
                <Button size="sm" onClick={() => setOpen(true)}>
                  Log in
                </Button>
              </>
            }
          />
        }
        tabBar={
          <TabBar
            items={places}
            value={place}
            onItemClick={(item, event) => {
              event.preventDefault();
              setPlace(item.value);
            }}
          />
        }
      >
        <Carousel label="Offers">
          {BANNERS.map((banner) => (
            <img key={banner.id} src={banner.src} alt={banner.title} width={360} height={140} />
          ))}
        </Carousel>
        <NoticeBar>{NOTICE}</NoticeBar>
        <Tabs
          label="Categories"
          variant="strip"
          tabs={categories}
          value={category}
          onValueChange={setCategory}
        >
          <GameGrid label={category}>
            {pick(category, search).map((game: Game) => (
              <GameTile
                key={game.id}
                name={game.name}
                meta={plays(game.plays)}
                cover={{ src: cover(game), color: `hsl(${game.hue} 75% 28%)` }}
                eager
                action={
                  <FavoriteButton
                    label={`Favourite ${game.name}`}
                    pressed={favourites.has(game.id)}
                    onValueChange={() => setFavourites((known) => toggled(known, game.id))}
                  />
                }
              />
            ))}
          </GameGrid>
        </Tabs>
      </AppShell>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        onDone={(name) => {
          setOpen(false);
          toast(`Welcome, ${name}`);
        }}
      />
      <Toaster />
    </ThemeProvider>
  );
}

function toggled(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(id)) next.add(id);
  return next;
}
