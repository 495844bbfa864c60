import type { BuiltInSlug } from './posts.ts'

const phrases = `A Bengali mother owns about forty thousand words and needs only ten of them. Here are the ones you will hear before breakfast.

## 1. “Kichhu na.” (কিছু না।)
It translates as “nothing”. It means that something happened on Tuesday, that you should know what, and that you have until lunch. Do not ask “Are you sure?” She is sure.

## 2. “Kheye beriyechhish?” (খেয়ে বেরিয়েছিস?)
Have you eaten before leaving? There is no correct answer. If you say yes, it was not enough. If you say no, sit down, the train can wait. The train has been waiting for Bengali sons since 1854.

## 3. “Lok-e ki bolbe?” (লোকে কী বলবে?)
What will people say? Nobody has ever met these people. They live in every para, they never sleep, and they have views on your haircut.

## 4. “Porte bosh.” (পড়তে বস।)
Sit down and study. First heard at the age of three, over a slate and a broken chalk. Last heard at thirty-four, with a job, a wife and a home loan. The books change. The tone does not.

> “ছাতাটা নিয়ে যা। মেঘ করেছে।”
> — আকাশে তখন কড়া রোদ

## 5. “Chhata ta niye ja.” (ছাতাটা নিয়ে যা।)
Take the umbrella. Forecasts use satellites. She uses her left knee, and her left knee has never missed a monsoon. Carry it and it will not rain. Leave it and you will swim home from Gariahat.

## 6. “Thanda lege jabe.” (ঠান্ডা লেগে যাবে।)
You will catch a cold. Said in December, in July, near a fan, after a bath, before a bath, and once in the middle of a heatwave because the ice cream “looked cold”. The monkey cap comes out when the thermometer falls to twenty-four.

## 7. “Ekdom baper moto.” (একদম বাপের মতো।)
Exactly like your father. This is never about the nose. It is about the wet towel on the bed. Father, reading his newspaper one metre away, turns a page very quietly.

## 8. “Amar ki!” (আমার কী!)
What is it to me! She has stopped caring, she announces, and she will go on announcing it in detail until nine at night. If she truly stopped, the neighbours would ring the doorbell to check.

## 9. “Phone ta rakh.” (ফোনটা রাখ।)
Put that phone down. Spoken without looking up from her own phone, on which she is forwarding you a video about the dangers of phones. It has eleven roses and a sunrise in it.

## 10. “Pouchhe phone korish.” (পৌঁছে ফোন করিস।)
Call when you reach. Ten minutes away or ten time zones, it makes no difference. Somewhere a woman is pretending to watch a serial with the sound turned low, so that she can hear the ring.

That last one is the whole dictionary, really. Every other phrase on this list says the same thing in a louder voice. So call her. And when she asks whether you have eaten, do not argue. You have not.`

const discovers = `First came the fish recipes. Then the ghost stories. By Thursday she had opinions about thumbnails, and honestly, they were good.

It began with a harmless favour. The cable had gone, as it goes every year on the night of the final episode, and her son said the seven words that ended his peace: “Ma, you can watch it on YouTube.”

## Monday: the cooking phase
She searched for ilish. In English, with two fingers, spelling it three different ways, all of which worked. Forty videos later she had not learned a single recipe. She had, however, found mistakes in thirty-eight of them.

“He is frying it on high heat,” she told the room. “Whose son is this? Somebody call his mother.”

## Tuesday: the comments
On Tuesday she discovered that you can answer back. Her first comment was eleven lines long, had no full stop, and ended with her blessings. The cook replied with a folded-hands emoji and a promise to use less turmeric. She showed it to the milkman.

> “লিখেছে, ‘ধন্যবাদ মাসিমা।’ ছেলেটা ভাল। একটু রোগা।”
> — মা, কমেন্ট পড়ে

## Wednesday: the ghosts
The machine, having understood that she liked fish, now offered her a fish-eating ghost. মেছো ভূত, three parts, full volume, after midnight. Nobody in the house slept. She slept very well. “The ghost was all right,” she said at breakfast. “The acting was weak.”

## Thursday: the critic
By now her son had uploaded his own video, a serious film about the light on the balcony. Forty-one views. She watched it to the end, which nobody else had done, and put down her tea.

“Why is the picture of a chair?”

“It is a mood, Ma.”

“Put my face. Angry. Holding the rolling pin. Write ‘What did he do now?’ in yellow.”

He laughed for a whole minute. Then, because the balcony was not getting any brighter, he tried it.

## Friday
Nine thousand views. She did not gloat. She only asked, while serving him rice, whether the chair had called.

## What we learned
Nobody had taught her about hooks, or retention, or the first three seconds. But she had spent thirty years making a room full of hungry, distracted people listen to her. It turns out that is the same job.

She has her own password now. It is written on the calendar in the kitchen, under the gas booking number. Please do not look. And if an eleven-line comment ever appears under your cooking video, with no full stop and a great deal of love, reduce the heat. She is right.`

const creating = `We do not write punchlines. We leave the camera near the kitchen, wait for an argument about coriander, and take notes.

People ask us how a script is made in this house. They imagine a writers' room with a white board. We have a red floor, four cups of tea and one woman who says she has no time for this nonsense and then rewrites every line from the doorway.

## Step one: find a real fight
A good sketch starts with a quarrel that has already happened. Not a big one. Nobody laughs at property disputes. We look for the small ones that return every week, like a serial: who finished the mishti, why the fan was left on in an empty room, what “five minutes” means. If both sides are sure they are right, we have a story.

## Step two: say it the way it is said
Bangla on paper stands up straight. Bangla at home lies on the divan with its feet up. So we read each line aloud, and if it sounds like the evening news, out it goes. Half a sentence is usually better than a whole one, because at home nobody is allowed to finish.

> “এই শোন, ওই যে, ওইটা, ওখান থেকে নিয়ে আয় তো।”
> — একটা সম্পূর্ণ বাংলা বাক্য

Every Bengali child knows exactly which thing, from which place. That is not a joke we wrote. We only brought the microphone closer.

## Step three: keep the house in the picture
The pressure cooker whistles in the middle of takes. The neighbour's parrot has walked into three episodes. We used to stop for them. Now we leave them in, because a Kolkata home with silence behind it is a set, and everyone can tell.

## Step four: laugh with, never at
There are easy laughs we do not take. Nobody's colour, nobody's weight, nobody's village, nobody's English. Ma is never the fool of the story. She may be wrong about the weather, the internet and the correct amount of salt, but she is the cleverest person in the room, and usually the only one who knows where the scissors are.

## Step five: the eyebrow test
When the edit is ready we play it once for Ma, without a word. If she laughs, it goes up. If she says “ভালই তো”, we cut ten seconds. If one eyebrow rises, we make tea and begin again.

It is not a scientific method. But in all these years the eyebrow has never been wrong, and it has never once asked to see the analytics. So if you want to make comedy about your own people, start there. Find the person at home who is hardest to fool. Then put the kettle on.`

/** Apart from `posts.ts`, as lists need only heads. */
export const builtInTexts: Record<BuiltInSlug, string> = {
  'top-10-bengali-mom-phrases': phrases,
  'bengali-mom-discovers-youtube': discovers,
  'creating-authentic-bengali-comedy': creating,
}
