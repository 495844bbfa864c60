import type { Post } from '@bong-bari/contract'

type DemoPost = Pick<Post, 'title' | 'slug' | 'excerpt' | 'content'>

/** The demo's posts, the newest first. */
export const demoPosts: DemoPost[] = [
  {
    title: 'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস',
    slug: 'mayer-whatsapp-status',
    excerpt: 'মা স্ট্যাটাস দেওয়া শিখেছে। পাড়া এখন সব জানে।',
    content: `# প্রথম দিন

ছেলে বলেছিল, "মা, এখানে ছবি দিলে সবাই দেখতে পায়।" মা চশমাটা নাকের ডগায় এনে জিজ্ঞেস করল, "সবাই মানে? পাশের বাড়ির বৌদিও?"

সেই থেকে সকাল সাতটায় স্ট্যাটাস: গোলাপের ছবি, নিচে "সুপ্রভাত"। আটটায়: কালকের বাজারের ফর্দ। নটায়: ছেলের ঘুমন্ত মুখ, নিচে লেখা "এই যে, এখনও ওঠেনি।"

# দ্বিতীয় দিন

পাড়ার মোড়ের চায়ের দোকানে ঢুকতেই দাদা বলল, "কী রে, কাল রাত দুটো অবধি জেগে ছিলি?" ছেলে বুঝল, ব্যক্তিগত জীবন বলে আর কিছু রইল না।

দুপুরে মা আবিষ্কার করল, কে কে দেখেছে তার একটা তালিকা আছে। ব্যস, শুরু হল হাজিরা খাতা। "ছোটমাসি দেখেছে, একটা কথাও লেখেনি। দাঁড়া, পুজোয় আসুক।"

> "দেখেছে বাহান্ন জন, খোঁজ নিল তিনজন। এই হল আত্মীয়।"
> — মা, তালিকা পড়ে

# তৃতীয় দিন

ছেলে ভাবল, মাকে একটু বুঝিয়ে বলি। সব কথা সবাইকে বলতে নেই। মা মন দিয়ে শুনল, মাথা নাড়ল, চা দিল। রাত নটায় স্ট্যাটাস: "ছেলে আজ আমাকে জ্ঞান দিয়েছে। বড় হয়ে গেছে।" নিচে একটা কাঁদার মুখ, একটা হাসির মুখ, আর কে জানে কেন, একটা ট্রাক্টর।

তবে একটা লাভ হয়েছে। স্ট্যাটাস দেখে মাসি ইলিশ পাঠিয়েছে। শেষ পিসটা কার, সে গল্প আর একদিন।`,
  },
  {
    title: 'The Lost Remote and Other Family Mysteries',
    slug: 'the-lost-remote-and-other-family-mysteries',
    excerpt: null,
    content: `At nine in the evening, with the serial about to begin, the remote was gone. Ma looked at the son. The son looked at the cat. The cat looked at the window, which in our house counts as a confession.

# The investigation

Ma questioned everybody once, then everybody again in a louder voice. The sofa was turned over. Under it we found two pens, the electricity bill of March, eleven rupees, and a biscuit that the son had hidden from himself.

"খুঁজলে সব পাওয়া যায়," she said. Look and you shall find everything, except what you are looking for.

The neighbour came to help, which means that she came to watch. She had lost a remote in 2011 and had views. It is always the youngest, she said. The youngest pointed out that he is thirty-one.

# The truth

It was in the fridge, beside the mishti doi. Nobody had put it there. Nobody ever does.

> "আমি রাখিনি। ফ্রিজ নিজে এসে নিয়ে গেছে।"
> — কেউ একজন, প্রমাণ নেই

# Cases that are still open

Who finished the mango pickle, and why is the jar back on the shelf, washed?

Where does the second sock go? We have nine widows in the drawer.

Who told the uncle in Durgapur about the job interview before it happened?

The episode took us one afternoon to shoot and four days to stop arguing about. It is still the most forwarded video of the channel, and the remote now lives on a string.`,
  },
  {
    title: 'Behind the Window: How We Shoot',
    slug: 'behind-the-window',
    excerpt: 'One phone, one balcony, one mother who does not do retakes.',
    content: `People write to ask which camera we use. It is a phone, and it is tied to a clothes horse.

# One balcony

The light comes from the balcony until four, when the neighbour hangs out her sarees and the whole room turns pink. We used to wait for her to finish. Now we ask what colour is due on Friday and plan the scene around it.

# No script, only a fight

Most videos begin as something that was really said at lunch. The son writes it down, Ma reads it and says, "আমি এরকম কথা বলি?" Then she says it again, better, and that is the take.

> "রিটেক আবার কী? আমি কি ভুল বলেছি?"
> — মা, প্রথম টেকের পরে

There is no second one, so the son has learnt to press the button early. The first minute of every recording is Ma asking whether it has started.

# The gecko

If the gecko on the wall goes "tik tik tik" during a line, the line stays. In this house that settles it. He has been in fourteen episodes and has never been late, which is more than we can say for the uncle who plays the plumber.

# Then the tea

The edit is done at the dining table, between dinner and the dishes. Ma sits behind the editor with her tea and says one word: "কাট।" She is usually right. The clothes horse goes back to the clothes in the morning.`,
  },
  {
    title: 'Flat 50% off: what Ma means by it',
    slug: 'flat-50-off',
    excerpt:
      'প্রথম সাবস্ক্রিপশনে অর্ধেক দাম। What costs half, how to get it, and why nobody may bargain twice.',
    content: `There is a board above our door that says flat 50% off on your first subscription. People have been writing to ask: half of what? Fair question. Sit down, here is the whole of it.

# কথাটা কোথা থেকে এল

ছেলে বলেছিল, "মা, চ্যানেল সাবস্ক্রাইব করতে পয়সা লাগে না।" মা বিশ্বাস করেনি। গড়িয়াহাটে তিরিশ বছর বাজার করা মানুষ, বিনা দরদামে কিছু নেয় না। অতএব দরদাম হল, এক ঘণ্টা ধরে, এবং শেষে রফা হল অর্ধেকে।

> "বিনা পয়সার জিনিস? তা হলে অর্ধেকে দে।"
> — মা, দরদামের শেষে

# What the offer is

Subscribing to our channel costs nothing. Half of nothing is also nothing, so that is what you pay: no card, no form, no phone number. Ma is very proud of the price and we have not had the heart to explain.

# How to take it

Open our channel on YouTube and press Subscribe. That is the first subscription of the board. Then press the bell, or the Friday video will come and go like the electricity.

You already subscribed? Then you have had your half. Give the other half to somebody: send this page to the family group and let your pishi take it.

# যা মনে রাখবেন

একজনের একবার। দ্বিতীয়বার সাবস্ক্রাইব করতে গেলে সাবস্ক্রিপশন উঠে যায়, তখন মা জানতে চাইবে কী দোষ হয়েছিল।

The offer is good until the board comes down, and the board is nailed. There is nothing to claim and nothing to renew. Anybody who asks you for money in our name is not from this house; tell us on the contact page, and tell Ma only if you want them found.`,
  },
]
