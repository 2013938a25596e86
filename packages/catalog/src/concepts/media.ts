import type { Concept } from '#src/concept.ts';

export const MEDIA: Concept[] = [
  {
    name: 'stock photos',
    category: 'media',
    says: 'stock photos, stock photo, stock images, photo search, search photos, free images, royalty free, wallpapers, stock media, free photos, picture library, pictures for my blog, background images, free pictures, illustrations of, stock videos, stock footage, free stock photos, free videos, stock pictures, free photos for, pictures for the posts, pictures for posts, pictures for a blog, photos for a blog, photos for posts, images for a blog, images for posts, pictures for articles, images for articles, pictures for our site, images for our site, photos for my site, stock imagery, stock pics, stock clips, licensed photos, licence free photos, license free images, copyright free images, copyright free photos, public domain images, creative commons photos, creative commons images, image bank, picture agency, photo agency, photos for articles, photos for our newsletter, pictures for our newsletter, free to use photos, free to use images, background pictures, background photos',
    supports: 'photography',
  },
  {
    name: 'icons and fonts',
    category: 'media',
    says: 'fonts, font, vector art, color palette, icon pack, svg icons, free icons, search icons, flag icons, colour palette, colour schemes, color schemes, matching colours, matching colors, hex colors, hex colour, vector graphics, vector illustrations, vector images, clip art, sans serif',
    supports: 'logo, logos, icon, icons, colours, illustrations',
  },
  {
    name: 'GIFs and stickers',
    category: 'media',
    says: 'gif, gifs, animated gif, chat stickers, stickers for chat, message stickers, animated stickers, sticker packs, sticker search, funny stickers, send stickers, sticker keyboard, trending stickers, emoji stickers, moving stickers, reaction images, reaction clips, reaction pictures, looping clips, looping animations, animated emoji, animated reactions, animated pictures, animated images, moving pictures in chat',
    supports: 'emoji, stickers',
  },
  {
    name: 'image processing',
    category: 'media',
    says: 'image processing, resize images, image resizing, image optimisation, image optimization, image transformation, image transformations, crop images, image cdn, compress images, thumbnails, watermark, image manipulation, shrink images, smaller images, resize photos, image formats, photo filters, compress uploaded pictures, image hosting, photo editing, picture resizing, image resize, image compression, optimise images, optimize images, compress pictures, compress photos, resize pictures, make thumbnails, convert images, crop photos, webp, image editing, digital asset management, media library, signed image urls, rotate images, rotate photos, responsive images, png to jpg, jpg to png, jpeg compression, scale images, scale down photos, reduce image size, reduce photo size, image file size, picture compression, crop pictures, square crop, text on images, logo on photos, blur number plates, photo collage, strip exif, image proxy',
    supports:
      'crop, uploaded pictures, image upload, upload pictures, picture upload, pictures upload, photo upload, profile pictures',
  },
  {
    name: 'video hosting',
    category: 'video',
    says: 'video hosting, video streaming, stream video, upload videos, video upload, video on demand, transcode, transcoding, video encoding, video player, host videos, video platform, play videos, upload a video, video clips, mp4, stream lectures, stream videos, video lessons, on demand video, video api, host video, host lessons, hosting videos, video streaming platform, streaming videos, lesson videos, transcode uploads, transcode videos, hls, hls streaming, video metadata, adaptive streaming, host films, stream films, stream movies, upload films, embed videos, video playback, video cdn, video delivery, video courses, video lectures, lecture recordings, recorded lectures, recorded lessons, compress video, video compression, adaptive bitrate, mpeg dash, private videos, training videos, video portal',
    supports: 'video, videos, video file',
  },
  {
    name: 'video editing',
    category: 'video',
    says: 'video editing, edit video, edit videos, render video, video rendering, automated videos, clips from long videos, short clips from, cut videos, trim videos, cut a video, trim a video, merge videos, merge clips, join clips, join videos, combine clips, stitch clips, highlight reel, highlight videos, match highlights, video montage, photos into a video, video templates, burned in captions, add music to videos, intro and outro, shorten videos, crop videos, vertical clips, time lapse, green screen, edit footage',
  },
  {
    name: 'live streaming',
    category: 'video',
    says: 'live streaming, livestream, live stream, live video, live broadcast, stream live, live streams, livestreams, rtmp, streams the service, stream a service, stream the service, stream our match, broadcast live, stream a funeral, stream events, broadcast our match, broadcast our games, broadcast a concert, broadcast a wedding, stream our concert, stream the wedding, stream our games, stream council meetings, stream our conference, stream the ceremony, stream church services, stream a play, live concert stream, low latency streaming, hybrid event, watch the match live, watch the game live',
    supports: 'broadcast, streams',
  },
  {
    name: 'online video search',
    category: 'video',
    says: 'youtube, video search, video statistics, channel statistics, youtube videos, youtube channel, video channel, subscribers of a channel, youtubers, search for videos, search videos, video view counts, most watched videos, trending videos, viral videos, videos of a channel, channel subscribers, channel uploads, video comments, comments under videos, comments on videos, influencer videos, video creators, channel analytics, channel growth, videos on a topic, videos about a topic, video metrics',
  },
  {
    name: 'music generation',
    category: 'media',
    alsoIn: ['ai'],
    says: 'music generation, generate music, ai music, song generation, generate songs, compose music, background music for videos, ai songs, instrumental music, jingle, jingles, generate birthday songs, birthday song, songs from text, compose songs, compose a melody, song from lyrics, lyrics into songs, poems into songs, ai composer, ai singing, ai vocals, singing voice synthesis, beat maker, intro music, theme tune, text to music, text to song',
  },
  {
    name: 'audio processing',
    category: 'speech',
    says: 'sound effects, noise removal, audio files, audio analysis, noise reduction, background noise, clean up audio, audio cleanup, voice isolation, remove noise, denoise, audio editing, audio effects, audio mastering, audio normalisation, audio normalization, mp3 to wav, wav to mp3, trim audio, merge audio, audio enhancement, speech enhancement, echo cancellation, remove echo, remove hiss, wind noise, noise cancelling, noise suppression, vocal remover, stem separation, separate vocals, isolate vocals, remove silence, tempo detection',
    supports: 'sound, sounds',
  },
  {
    name: 'quotes and jokes',
    category: 'entertainment',
    says: 'quote of the day, jokes, joke, memes, comics, comic, fun facts, inspirational quotes, motivational quotes, famous quotes, famous quotations, random quotes, quotes by authors, quotes from books, movie quotes, film quotes, words of wisdom, random facts, cat facts, useless facts, tongue twisters',
    supports: 'quotes',
  },
  {
    name: 'app store data',
    category: 'developer-tools',
    says: 'app reviews, mobile app releases, in app purchases, in app purchase, app stores, app store subscriptions, through app stores, aso keywords, receipt validation, validate purchase receipts, restore purchases, app sales reports, bundle id',
    supports: 'app store, google play',
  },
];
